import * as z from 'zod';
import {map} from './define';

export const mission = map({
  least: {goals: 4, objectives: 5},
  example: `
slides:
  - id: direct-hiring
    scene: butwal   # the id of a city in cities.yml, whose woven scene it shows
    image: /img/mission/direct-hiring.jpg   # a file under static/; leave the line out when there is none
    text:
      en: One sentence in English.
      ne: नेपालीमा एउटा वाक्य।
vision: {en: What we want to see one day., ne: हामी एक दिन देख्न चाहेको कुरा।}
mission: {en: What we do for it., ne: त्यसका लागि हामी गर्ने काम।}
goals:
  - id: verified-skills
    title: {en: Verified skills, ne: प्रमाणित सिप}
    text:
      en: One sentence in English.
      ne: नेपालीमा एउटा वाक्य।
    link:              # a link under it; leave it out when there is none
      to: /how
      label: {en: How it works, ne: यसरी चल्छ}
objectives:
  - id: training
    title: {en: Training, ne: तालिम}
    text:
      en: One sentence in English.
      ne: नेपालीमा एउटा वाक्य।
    link:              # a link under it; leave it out when there is none
      to: /about
      label: {en: About us, ne: हाम्रो बारे}
`,
  schema: (field) => {
    const aims = z.array(
      z.strictObject({
        id: field.id,
        title: field.text,
        text: field.text,
        link: z.strictObject({to: field.link, label: field.text}).optional(),
      }),
    );
    return z.strictObject({
      slides: z.array(
        z.strictObject({
          id: field.id,
          scene: field.idIn('cities'),
          image: field.picture(640).optional(),
          text: field.text,
        }),
      ),
      vision: field.text,
      mission: field.text,
      goals: aims,
      objectives: aims,
    });
  },
});
