import * as z from 'zod';
import {map} from './define';

export const choices = map({
  example: `
cities:
  - {id: butwal, name: {en: Butwal, ne: बुटवल}}
professions:
  - {id: data-analyst, name: {en: Data Analyst, ne: तथ्याङ्क विश्लेषक}}
helpTopics:
  - {id: registration, name: {en: Registration, ne: दर्ता}}
callbackCountries: [NP, IN]   # ids of countries.yml, the chosen one first
`,
  schema: (field) => {
    const choice = z.strictObject({id: field.id, name: field.text});
    return z.strictObject({
      cities: z.array(choice),
      professions: z.array(choice),
      helpTopics: z.array(choice),
      callbackCountries: z.array(field.country),
    });
  },
});
