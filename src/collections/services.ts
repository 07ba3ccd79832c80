import * as z from 'zod';
import {list} from './define';

export const services = list({
  example: `
- id: mason
  name: {en: Mason, ne: डकर्मी}
  icon: wall   # an outline icon of tabler.io/icons
`,
  schema: (field) => z.strictObject({id: field.id, name: field.text, icon: field.icon}),
});
