import * as z from 'zod';
import {list} from './define';
import {TRADES} from './fields';

export const stacks = list({
  example: `
- id: data-analyst
  name: {en: Data Analyst, ne: तथ्याङ्क विश्लेषक}
  icon: brand-html5   # a picture in src/icons/trades
`,
  schema: (field) => z.strictObject({id: field.id, name: field.text, icon: field.drawing(TRADES)}),
});
