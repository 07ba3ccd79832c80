import * as z from 'zod';
import {locales} from 'nepali-text/locale';
import {say} from 'content/say';
import {listContract} from 'content/lists/contract';
import {issue} from 'content/lists/rules';

export const media = listContract({
  expected: {all: 70},
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        outlet: field.idIn('outlets'),
        language: z.enum(locales),
        headline: field.line,
        date: field.date,
        link: field.link.optional(),
        placeholder: field.placeholder,
      })
      .superRefine(({headline, language}, report) => {
        const written = /\p{Script=Devanagari}/u.test(headline) ? 'ne' : 'en';
        if (language === written) return;
        const values = {language: say(`language.${written}`), written};
        report.addIssue(issue(say('media.language', values), ['language']));
      }),
  /** The newest first; cards of one day in the order of the file. */
  arrange: (cards) => [...cards].sort((one, other) => other.date.iso.localeCompare(one.date.iso)),
});
