import * as z from 'zod';
import {say} from 'content/say';
import {listContract} from 'content/lists/contract';
import {issue} from 'content/lists/rules';
import {pictures} from './pictures';

export const milestones = listContract({
  expected: {about: 6, timeline: 9},
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
            image: field.picture(pictures.milestone).optional(),
          })
          .optional(),
      })
      .refine(
        (milestone) => milestone.about ?? milestone.timeline,
        issue(say('milestones.nowhere')),
      ),
  arrange: (milestones) =>
    [...milestones].sort((one, other) => one.date.iso.localeCompare(other.date.iso)),
});
