import * as z from 'zod';
import {list} from './define';

export const stacks = list({
  example: `
- id: data-analyst
  name: {en: Data Analyst, ne: तथ्याङ्क विश्लेषक}
  icon: chart-bar   # an outline icon of tabler.io/icons
`,
  schema: (field) => z.strictObject({id: field.id, name: field.text, icon: field.iconName}),
});
