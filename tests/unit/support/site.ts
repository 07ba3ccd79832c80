import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Problem} from 'content/say/diagnostics';
import {checkPages} from '@site/src/data';

export const docs = 'i18n/ne/docusaurus-plugin-content-docs/current';
export const pages = 'i18n/ne/docusaurus-plugin-content-pages-words';

/** A site in which every translation matches. */
const wholeSite: Record<string, string> = {
  'docs/tos.mdx': `---
title: Terms
description: The terms under which people use the service, and how they end.
topic: Rules
effective: terms-effective
---

# Terms

Read [how it works](/how), or pay <Fact id="fee" /> a year.

## Accounts {/* #accounts */}

### Names {/* #names */}

<Note>

Use your own name.

</Note>
`,
  [`${docs}/tos.mdx`]: `---
title: सर्त
description: सेवा कसरी प्रयोग गर्ने र सदस्यता कसरी अन्त्य हुन्छ भन्ने सर्त।
topic: नियम
effective: terms-effective
---

# सर्त

[यसरी चल्छ](/how) पढ्नुहोस्, वा वर्षमा <Fact id="fee" /> तिर्नुहोस्।

## खाता {/* #accounts */}

### नाम {/* #names */}

<Note>

आफ्नै नाम राख्नुहोस्।

</Note>
`,
  'pages/about.mdx': `---
title: About
description: Who we are, where we work and how the company began.
---

# About

<AboutIntro heading="Who we are" id="who-we-are">

We are here.

</AboutIntro>
`,
  [`${pages}/about.mdx`]: `---
title: हाम्रो बारेमा
description: हामी को हौँ, कहाँ काम गर्छौँ र कम्पनी कसरी सुरु भयो भन्ने कुरा।
---

# हाम्रो बारेमा

<AboutIntro heading="हामी को हौँ" id="who-we-are">

हामी यहाँ छौँ।

</AboutIntro>
`,
};

let siteDir: string | undefined;
function removeSite(): void {
  if (siteDir) rmSync(siteDir, {recursive: true});
  siteDir = undefined;
}
afterEach(removeSite);

/** One difference from the whole site: files with another text, or null where one is not there. */
export type Change = Record<string, string | null | ((source: string) => string)>;

/** Writes a site that lasts until the end of the test, or until the next. @returns its folder */
export function makeSite(change: Change = {}): string {
  removeSite();
  siteDir = mkdtempSync(path.join(tmpdir(), 'a site '));
  for (const file of new Set([...Object.keys(wholeSite), ...Object.keys(change)])) {
    const wanted = file in change ? change[file] : undefined;
    const whole = wholeSite[file] ?? '';
    const source = typeof wanted === 'function' ? wanted(whole) : wanted;
    if (source === null) continue;
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), source ?? whole);
  }
  return siteDir;
}

/** Replaces a part of a file that must be there. */
export function replace(part: string, by: string): (source: string) => string {
  return (source) => {
    if (!source.includes(part)) throw new Error(`The file has no "${part}".`);
    return source.replace(part, by);
  };
}

/** Finds a mistake of a writer, and all that the checks say of it: `line id values → example`. */
export type Mistake = readonly [
  find: () => readonly Problem[] | Promise<readonly Problem[]>,
  ...says: string[],
];

export const translation = `${docs}/tos.mdx`;
const NEPALI = 'आफ्नै नाम राख्नुहोस्।';
const ENGLISH = 'Use your own name.';

export const inSite = (change: Change) => () => checkPages(makeSite(change));
export const inTranslation = (part: string, by: string) =>
  inSite({[translation]: replace(part, by)});
export const inNepali = (text: string) => inTranslation(NEPALI, text);
export const inEnglish = (text: string) => inSite({'docs/tos.mdx': replace(ENGLISH, text)});
export const inEach = (english: string, nepali: string) =>
  inSite({'docs/tos.mdx': replace(ENGLISH, english), [translation]: replace(NEPALI, nepali)});
/** The same in both languages. */
export const inBoth = (text: string) => inEach(text, text);
