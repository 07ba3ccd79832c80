import * as z from 'zod';
import {list} from './define';
import {ICONS} from './fields';

export const features = list({
  least: {all: 9},
  example: `
- id: easy-search
  name: {en: Easy Search, ne: सजिलो खोजी}
  icon: bolt   # a picture in src/icons
  text:
    en: Find a professional by trade and by city.
    ne: पेशा र सहरअनुसार पेशाकर्मी खोज्नुहोस्।
`,
  schema: (field) =>
    z.strictObject({id: field.id, name: field.text, icon: field.drawing(ICONS), text: field.text}),
});
