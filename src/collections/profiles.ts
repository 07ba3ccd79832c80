import * as z from 'zod';
import {list} from './define';

export const profiles = list({
  example: `
- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  field: {en: Web Developer, ne: वेब डेभलपर}
  city: kathmandu             # an id of cities in choices.yml
  profession: web-developer   # an id of professions in choices.yml
  experienceYears: 2
  expectedSalary: 45000       # rupees a month
  internedHere: true          # leave the line out for people who were no interns
  portrait: developer   # a picture in src/weave/portraits, while there is no photograph
  image: /img/profiles/asha-tamang.jpg   # a file under static/; leave the line out when there is none
  standin: true               # delete the line when the person is real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      field: field.text,
      city: field.idIn('choices.cities'),
      profession: field.idIn('choices.professions'),
      experienceYears: field.years,
      expectedSalary: field.rupees,
      internedHere: z.boolean().optional(),
      portrait: field.portrait,
      image: field.picture(320).optional(),
      standin: field.standin,
    }),
});
