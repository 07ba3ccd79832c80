import * as z from 'zod';
import {say} from 'content/say';
import {listContract} from 'content/lists/contract';
import {issue} from 'content/lists/rules';
import {sampleFolder} from '../lib/fonts/listedFont';

export const fonts = listContract({
  expected: {all: 25},
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        name: field.text,
        file: field.typeface.optional(),
        licence: field.text.optional(),
        placeholder: field.placeholder,
      })
      .refine(
        ({file, placeholder}) => placeholder === true || !file?.startsWith(sampleFolder),
        issue(say('fonts.sample'), ['placeholder']),
      ),
});
