import * as z from 'zod';
import {map} from 'content/lists/contract';

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
