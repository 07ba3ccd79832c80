import * as z from 'zod';
import {say} from 'content-checks/sentences';
import {map} from 'docusaurus-plugin-collections/contracts/define';
import {issue} from 'docusaurus-plugin-collections/contracts/rules';

/** A page gets their numbers, which are those of JavaScript's `getDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export const site = map({
  schema: (field) => {
    const place = z.strictObject({link: field.link, standin: field.standin});
    const network = z.enum(['facebook', 'telegram', 'twitter', 'linkedin', 'youtube']);
    return z.strictObject({
      name: field.text,
      standin: field.standin,
      descriptor: field.text,
      description: field.text,
      address: field.text,
      email: z.strictObject({address: field.email, standin: field.standin}),
      phone: z.strictObject({shown: field.phone, standin: field.standin}),
      map: z.strictObject({coordinates: field.coordinates, standin: field.standin}),
      callingHours: z
        .strictObject({
          from: field.hour,
          to: field.hour,
          days: z
            .array(z.enum(WEEKDAYS))
            .min(1)
            .transform((days) => days.map((day) => WEEKDAYS.indexOf(day))),
        })
        // Asked this way round, a time that is none gets no second message: it has no minutes.
        .refine(({from, to}) => !(from.minutes >= to.minutes), issue(say('hour.order'))),
      answers: z.strictObject({text: field.text, standin: field.standin}),
      webmail: place,
      whatsapp: place.extend({greeting: field.text}),
      telegram: place,
      stores: z.strictObject({googlePlay: place, appStore: place}),
      social: z.array(place.extend({id: network})),
      sitemap: place,
      founder: z.strictObject({
        role: field.text,
        profiles: z.array(z.strictObject({id: network, link: field.link})),
        standin: field.standin,
      }),
      welcomeLinks: z.array(place.extend({id: field.id, label: field.text})),
      credit: field.text,
      rightsYear: field.year,
      security: z.strictObject({expires: field.date}),
    });
  },
});
