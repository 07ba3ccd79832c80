import * as z from 'zod';
import {say} from 'content/say';
import {listContract} from 'content/lists/contract';
import {issue} from 'content/lists/rules';

export const videos = listContract({
  expected: {all: 9},
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        youtube: field.youtubeId,
        caption: field.text,
        credit: field.line,
        published: field.date.optional(),
        featured: z.boolean().optional(),
        placeholder: field.placeholder,
      })
      // Search engines show no video without it.
      .refine(
        ({placeholder, published}) => placeholder === true || published !== undefined,
        issue(say('videos.day'), ['published']),
      ),
  together: (videos) => {
    const featured = videos.flatMap((video, index) => (video.featured ? [index] : []));
    const count = featured.length;
    return count === 1 ? undefined : [featured[1] ?? 0, say('videos.featured', {count})];
  },
});
