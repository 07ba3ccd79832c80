import * as z from 'zod';
import {map} from './define';

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
  example: `
name: {en: The name, ne: नाम}
standin: true   # delete a line like this when the real thing is there
descriptor: {en: Professional Marketplace, ne: पेशाकर्मी बजार}
description:
  en: One sentence for search engines and shared links.
  ne: खोज इन्जिन र साझा गरिने लिङ्कका लागि एउटा वाक्य।
address: {en: 'Kamalpokhari, Kathmandu, Nepal', ne: 'कमलपोखरी, काठमाडौँ, नेपाल'}
email:
  address: info@name.example
  standin: true
phone:
  shown: +977-9801234567   # with the code of the country
  standin: true
map:
  coordinates: '27.7105, 85.3260'   # latitude, then longitude
  standin: true
callingHours:
  from: '10:00'   # Nepali time, in quotes
  to: '17:00'
  days: [sunday, monday]
answers:
  text: {en: We answer in Nepali and English., ne: हामी नेपाली र अङ्ग्रेजीमा उत्तर दिन्छौँ।}
  standin: true
webmail: {link: https://mail.example, standin: true}
whatsapp:
  link: https://wa.me/9770000000000
  greeting: {en: 'Hello, I have a question.', ne: 'नमस्ते, मेरो एउटा प्रश्न छ।'}
  standin: true
telegram: {link: https://t.me/user-name, standin: true}
stores:
  googlePlay: {link: https://play.example/app, standin: true}
  appStore: {link: https://apps.example/app, standin: true}
social:
  - {id: facebook, link: https://facebook.example/page, standin: true}   # facebook, telegram, twitter, linkedin or youtube
sitemap: {link: https://name.example/sitemap, standin: true}
founder:
  role: {en: Founder, ne: संस्थापक}
  profiles:
    - {id: linkedin, link: https://linkedin.example/name}
  standin: true
welcomeLinks:
  - {id: telegram, label: {en: Write on Telegram, ne: टेलिग्राममा लेख्नुहोस्}, link: https://t.me/user-name, standin: true}
credit: {en: Powered by, ne: सहयोगी}
rightsYear: 2025
security: {expires: 2027-10-31}   # how long /.well-known/security.txt is valid
`,
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
        .refine(({from, to}) => !(from.minutes >= to.minutes), {
          error: '"from" has to be earlier in the day than "to".',
        }),
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
