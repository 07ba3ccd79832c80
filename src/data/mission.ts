import * as z from 'zod';
import {mapContract} from 'content/lists/contract';
import {pictures} from './pictures';

export const mission = mapContract({
  expected: {goals: 4, objectives: 5},
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
          image: field.picture(pictures.slide).optional(),
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
