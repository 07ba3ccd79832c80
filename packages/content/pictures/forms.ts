import type {Problem} from '../say/diagnostics';
import {say} from '../say';
import {type ContentFiles, listSiteFiles, readSiteFile} from '../read/files';

/**
 * The forms of pictures by their first bytes, each as the letter with its number: the name of a file may say something
 * else.
 */
const FORMS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  gif: /^GIF8[79]a/,
  avif: /^[^]{4}ftyp[^]{0,64}?avi[fs]/,
  svg: /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE svg(?:[^>[]|\[[^\]]*\])*>)*<svg[\s>]/,
} as const;

/** Photographs that browsers do not show, and that are not written here. */
const OTHER_FORMS: Readonly<Record<string, RegExp>> = {
  HEIC: /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/,
  TIFF: /^(?:II\*\0|MM\0\*)/,
  'JPEG XL': /^\0\0\0\x0cJXL /,
  PSD: /^8BPS/,
};

export type Form = keyof typeof FORMS;

/** The bytes to look at: comments may stand in front of a drawing. */
const START = 2000;

function formIn<Name extends string>(forms: Readonly<Record<Name, RegExp>>, bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, START));
  return (Object.keys(forms) as Name[]).find((form) => forms[form].test(start));
}

/** @returns undefined for what is no picture, and for a form that no browser shows */
export const formOf = (bytes: Uint8Array): Form | undefined => formIn(FORMS, bytes);

/** A photograph of a form that no browser shows. @param file its name in the sentence */
export function checkForm(bytes: Uint8Array, file: string): Problem[] {
  const form = formOf(bytes) ? undefined : formIn(OTHER_FORMS, bytes);
  return form ? [{file, line: 1, ...say('picture.form', {file, form})}] : [];
}

/** The files that are served as they are. */
export const checkServedFiles = (site: ContentFiles): Problem[] =>
  listSiteFiles(site, 'static')
    .map((name) => `static/${name}`)
    .flatMap((file) => checkForm(readSiteFile(site, file) ?? new Uint8Array(), file));
