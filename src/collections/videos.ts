import * as z from 'zod';
import {list} from './define';

export const videos = list({
  least: {all: 9},
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        youtube: field.youtubeId,
        caption: field.text,
        credit: field.line,
        published: field.date.optional().describe('the day on which it was put on YouTube'),
        featured: z.boolean().optional().describe('on one video only: the large one at the top'),
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
