import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {inEach} from '../../inEach';
import type {NewPageRequest, Problem, Texts} from '../../protocol';

export const TEXT_FIELDS = ['title', 'heading', 'description'] as const;

/** What is typed in the form for a new page. */
export interface NewPageForm {
  kind: NewPageRequest['kind'];
  /** The address; made from the English title until somebody writes another one. */
  name?: string;
  title: Partial<Texts>;
  heading: Partial<Texts>;
  description: Partial<Texts>;
  sidebarGroup: string;
  /** Empty: in none. */
  footerColumn: string;
}

export const START: NewPageForm = {
  kind: 'article',
  title: {},
  heading: {},
  description: {},
  sidebarGroup: 'company',
  footerColumn: '',
};

export function requestOf(form: NewPageForm, name: string): NewPageRequest {
  const {kind, sidebarGroup, footerColumn} = form;
  return {
    kind,
    name,
    title: trimmed(form.title),
    heading: trimmed(form.heading),
    description: trimmed(form.description),
    ...(kind === 'article' && {sidebarGroup}),
    ...(footerColumn && {footerColumn}),
  };
}

// Every language has a box.
const trimmed = (texts: Partial<Texts>): Texts => inEach((locale) => texts[locale]?.trim() ?? '');

/** The fields that still lack something, in the order of the form: "title-ne", "name". */
export function emptyFields(request: NewPageRequest, isTaken: boolean): string[] {
  const texts = TEXT_FIELDS.flatMap((field) =>
    locales.flatMap((locale) => (request[field][locale] ? [] : [`${field}-${locale}`])),
  );
  const isAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(request.name) && !isTaken;
  return isAddress ? texts : [...texts, 'name'];
}

/** Whether a problem is about one of the boxes. */
export function isAbout(
  {file, place}: Problem,
  field: (typeof TEXT_FIELDS)[number],
  locale: Locale,
): boolean {
  const code = /^i18n\/([^/]+)\//.exec(file)?.[1] ?? defaultLocale;
  return code === locale && place.includes(field);
}
