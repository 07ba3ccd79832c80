import * as z from 'zod';
import {map} from './define';

const withPlaces = (...names: string[]) =>
  z.string().refine((text) => names.every((name) => text.includes(`{${name}}`)), {
    error: `Write ${names.map((name) => `{${name}}`).join(', ')} where the value stands.`,
  });

const amount = withPlaces('amount');
const time = withPlaces('time');

const formats = z.strictObject({
  months: z.string().refine((text) => text.split(' ').length === 12, {
    error: 'The names of the twelve months, with one space between them.',
  }),
  date: withPlaces('day', 'month', 'year'),
  morning: time,
  afternoon: time,
  rounded: amount,
  rupees: amount,
  dollars: amount,
  year: amount,
  years: amount,
});

/** i18n/languages.json, which src/lib/locale.ts reads: the languages by their codes. */
export const languages = map({
  example: `
{
  "de": {
    "name": "Deutsch",
    "inEnglish": "German",
    "draft": true,
    "formats": {
      "months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "date": "{day}. {month} {year}",
      "morning": "{time} Uhr vormittags",
      "afternoon": "{time} Uhr nachmittags",
      "rounded": "etwa {amount}",
      "rupees": "{amount} Rupien",
      "dollars": "{amount} US-Dollar",
      "year": "{amount} Jahr",
      "years": "{amount} Jahre"
    }
  },
  "mai": {
    "name": "मैथिली",
    "inEnglish": "Maithili",
    "script": "Devanagari",
    "digits": "०१२३४५६७८९"
  }
}
`,
  schema: (field) =>
    z.record(
      z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/),
      z.strictObject({
        name: field.line,
        inEnglish: field.line,
        script: z.literal('Devanagari').optional(),
        digits: z
          .string()
          .refine((text) => [...text].length === 10, {error: 'The ten digits, 0 first.'})
          .optional(),
        formats: formats.partial().optional(),
        offer: z.strictObject({question: field.line, close: field.line}).optional(),
        draft: z.literal(true).optional(),
      }),
    ),
});
