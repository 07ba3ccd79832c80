import * as z from 'zod';
import {list} from './define';

/** The folder in src/data/typefaces of the open fonts that replace those which are yet to come. */
export const sampleFolder = 'samples/';

export const fonts = list({
  least: {all: 25},
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        name: field.text,
        file: field.typeface.optional(),
        licence: field.text.optional(),
        standin: field.standin,
      })
      .superRefine(({file, standin}, report) => {
        if (file?.startsWith(sampleFolder) && !standin) {
          const message = 'A sample replaces the real file, and the page has to say so.';
          report.addIssue({code: 'custom', path: ['standin'], message});
        }
      }),
  together: (entries) => {
    const place = entries.findIndex(({file}, index) =>
      entries.slice(0, index).some((other) => file !== undefined && other.file === file),
    );
    const message = `Two entries name the file ${entries[place]?.file}: each typeface has a file of its own.`;
    return place < 0 ? undefined : [place, message];
  },
});
