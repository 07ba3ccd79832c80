import * as z from 'zod';
import {list} from './define';

export const contacts = list({
  least: {all: 3},
  example: `
- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  role: {en: Questions about registration, ne: दर्तासम्बन्धी प्रश्न}
  app: {en: Telegram, ne: टेलिग्राम}   # the messaging app
  link: https://t.me/user-name
  portrait: office-care   # a picture in src/weave/portraits, while there is no photograph
  image: /img/team/asha-tamang.jpg   # a file under static/; leave the line out when there is none
  standin: true                      # delete the line when the person and the link are real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      role: field.text,
      app: field.text,
      link: field.link,
      portrait: field.portrait,
      image: field.picture(320).optional(),
      standin: field.standin,
    }),
});
