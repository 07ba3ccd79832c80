import * as z from 'zod';
import {list} from './define';

export const milestones = list({
  least: {about: 6, timeline: 9},
  example: `
- id: registration
  date: 2018-06-14
  about:            # its text on the About page; leave it out when it is not there
    title: {en: Registered, ne: कम्पनी दर्ता}
  timeline:         # its text on the Timeline page; leave it out when it is not there
    title: {en: Registered, ne: कम्पनी दर्ता}
    text:
      en: The company was registered in Nepal.
      ne: कम्पनी नेपालमा दर्ता भयो।
    major: true     # shown larger; leave the line out otherwise
    link:           # a button under it; leave it out when there is none
      to: /app
      label: {en: View App, ne: एप हेर्नुहोस्}
      look: primary # primary, secondary or more
    image: /img/milestones/registration.jpg   # a file under static/; leave the line out when there is none
`,
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        date: field.date,
        about: z.strictObject({title: field.text}).optional(),
        timeline: z
          .strictObject({
            title: field.text,
            text: field.text,
            major: z.boolean().optional(),
            link: z
              .strictObject({
                to: field.link,
                label: field.text,
                look: z.enum(['primary', 'secondary', 'more']),
              })
              .optional(),
            image: field.picture(320).optional(),
          })
          .optional(),
      })
      .refine((milestone) => milestone.about ?? milestone.timeline, {
        error: 'No page shows this milestone. Add "about", "timeline" or both.',
      }),
  arrange: (milestones) =>
    [...milestones].sort((one, other) => one.date.iso.localeCompare(other.date.iso)),
});
