import * as z from 'zod';
import {list} from './define';
import {initials} from './initials';

export const graduates = list({
  example: `
- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  field: {en: Web, ne: वेब}
  city: kathmandu             # an id of cities in choices.yml
  profession: web-developer   # an id of professions in choices.yml
  image: /img/graduates/asha-tamang.jpg   # a file under static/; leave the line out when there is none
  standin: true               # delete the line when the person is real
`,
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        name: field.text,
        field: field.text,
        city: field.idIn('choices.cities'),
        profession: field.idIn('choices.professions'),
        image: field.picture(320).optional(),
        standin: field.standin,
      })
      .transform((entry) => ({...entry, initials: initials(entry.field)})),
});
