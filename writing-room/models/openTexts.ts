/* Texts of two languages that were not agreed to say the same, as the room shows them. */
import {earlierTexts, hashesBefore} from 'docusaurus-plugin-paired-locales/earlierTexts';
import {changeOf} from 'docusaurus-plugin-paired-locales/report';
import {openTexts, type SiteText} from 'docusaurus-plugin-paired-locales/texts';
import type {OpenText} from '../protocol';
import {targetOf} from './agreement';

/** By site: the texts that hashes stand for, and undefined for those that git does not know. */
const knownBySite = new Map<string, Map<string, string | undefined>>();

/** Those of some texts that are open, with what changed; git is asked once for each hash. */
export function openIn(
  siteDir: string,
  texts: readonly SiteText[],
): {text: SiteText; open: OpenText}[] {
  const known = knownBySite.get(siteDir) ?? new Map<string, string | undefined>();
  knownBySite.set(siteDir, known);
  const all = openTexts(texts);
  const before = (text: SiteText) => [
    ...hashesBefore(text, 'english'),
    ...hashesBefore(text, 'twin'),
  ];
  const unknown = all.filter((text) => before(text).some((hash) => !known.has(hash)));
  for (const hash of unknown.flatMap(before)) known.set(hash, undefined);
  for (const [hash, text] of earlierTexts(siteDir, unknown)) known.set(hash, text);
  const earlier = new Map([...known].flatMap(([hash, text]) => (text ? [[hash, text]] : [])));
  return all.map((text) => {
    const {state} = text;
    return {
      text,
      open: {
        // Of an open text.
        state: state as OpenText['state'],
        changes: {en: changeOf('english', text, earlier), ne: changeOf('twin', text, earlier)},
        target: targetOf(text),
      },
    };
  });
}
