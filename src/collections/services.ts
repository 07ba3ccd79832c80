import * as z from 'zod';
import {list} from './define';

export const services = list({
  least: {all: 22},
  example: `
- id: mason
  name: {en: Mason, ne: डकर्मी}
  people: {en: Masons, ne: डकर्मी}   # as in "Masons are in the app"
  icon: wall   # an outline icon of tabler.io/icons
`,
  schema: (field) =>
    z.strictObject({id: field.id, name: field.text, people: field.text, icon: field.iconName}),
});
