import * as z from 'zod';
import {list} from './define';

export const videos = list({
  least: {all: 9},
  example: `
- id: how-to-register
  youtube: aqz-KE-bpKQ   # the 11 characters after "v=" in the address of the video
  caption: {en: How to register, ne: दर्ता गर्ने तरिका}
  credit: © The owner of the film
  published: 2025-02-14  # the day on which it was put on YouTube; needed when the video is our own
  featured: true         # on one video only: the large one at the top
  standin: true          # delete the line when the video is our own
`,
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        youtube: field.youtubeId,
        caption: field.text,
        credit: field.line,
        published: field.date.optional(),
        featured: z.boolean().optional(),
        standin: field.standin,
      })
      // Search engines show no video without it.
      .refine(({standin, published}) => standin === true || published !== undefined, {
        path: ['published'],
        error:
          'A video of our own needs the day on which it was put on YouTube, for example: published: 2025-02-14',
      }),
  together: (videos) => {
    const featured = videos.flatMap((video, place) => (video.featured ? [place] : []));
    const message = `Exactly one video must have the line "featured: true"; here ${featured.length} have it.`;
    return featured.length === 1 ? undefined : [featured[1] ?? 0, message];
  },
});
