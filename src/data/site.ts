import * as z from 'zod';
import {mapContract} from 'content/lists/contract';

export const site = mapContract({
  schema: (field) => {
    const place = z.strictObject({link: field.link, placeholder: field.placeholder});
    const network = z.enum(['facebook', 'telegram', 'twitter', 'linkedin', 'youtube']);
    return z.strictObject({
      name: field.text,
      placeholder: field.placeholder,
      descriptor: field.text,
      description: field.text,
      address: field.text,
      email: z.strictObject({address: field.email, placeholder: field.placeholder}),
      phone: z.strictObject({shown: field.phone, placeholder: field.placeholder}),
      map: z.strictObject({coordinates: field.coordinates, placeholder: field.placeholder}),
      answers: z.strictObject({text: field.text, placeholder: field.placeholder}),
      webmail: place,
      whatsapp: place.extend({greeting: field.text}),
      telegram: place,
      stores: z.strictObject({googlePlay: place, appStore: place}),
      registration: place.extend({number: field.line}),
      taxNumber: place.extend({number: field.line}),
      social: z.array(place.extend({id: network})),
      sitemap: place,
      founder: z.strictObject({
        role: field.text,
        profiles: z.array(z.strictObject({id: network, link: field.link})),
        placeholder: field.placeholder,
      }),
      welcomeLinks: z.array(place.extend({id: field.id, label: field.text})),
      credit: field.text,
      rightsYear: field.year,
      security: z.strictObject({expires: field.date}),
    });
  },
});
