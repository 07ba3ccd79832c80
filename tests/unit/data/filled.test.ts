import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {spelling, typing} from 'content/lists/rules';
import {filesBelow} from 'content/read/files';
import {digits} from 'nepali-text/digits';
import {formatAmount, formatDate, formatHour, formatHours} from 'nepali-text/format';
import {type Locale, locales} from 'nepali-text/locale';
import {loadSiteData} from '@site/src/data';

const siteDir = process.cwd();

/** What pages fill in: the least handy of the real values, those that end with a figure. */
const valueOf: Record<string, (locale: Locale) => string> = {
  address: () => 'https://sipalu.example/about',
  amount: (locale) => formatAmount(15000, 'rupees', locale),
  app: (locale) => ({en: 'Telegram', ne: 'टेलिग्राम'})[locale],
  caption: (locale) => ({en: 'Video 4', ne: 'भिडियो ४'})[locale],
  city: (locale) => ({en: 'Pokhara', ne: 'पोखरा'})[locale],
  date: (locale) => formatDate('2024-12-18', locale),
  email: () => 'info@sipalu.example',
  font: () => 'Mukta',
  headline: (locale) => ({en: 'App 2', ne: 'एप २'})[locale],
  hour: (locale) => formatHour('17:00', locale),
  hours: (locale) => formatHours('10:00', '17:00', locale),
  language: (locale) => ({en: 'English', ne: 'अङ्ग्रेजी'})[locale],
  name: (locale) => ({en: 'Team member 4', ne: 'टोली सदस्य ४'})[locale],
  outlet: (locale) => ({en: 'Radio 04', ne: 'रेडियो ०४'})[locale],
  phone: () => '+977-9801234567',
  query: (locale) => ({en: 'plumber 4', ne: 'प्लम्बर ४'})[locale],
  size: (locale) => ({en: '216 KB', ne: '२१६ केबी'})[locale],
  title: (locale) => ({en: 'Certificate 4', ne: 'प्रमाणपत्र ४'})[locale],
  topic: (locale) => ({en: 'Rules', ne: 'नियम'})[locale],
};

/** The text of each language below a part of a file. */
function textsIn(part: unknown, locale: Locale): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = (part as Record<string, unknown>)[locale];
  return typeof own === 'string'
    ? [own]
    : Object.values(part).flatMap((inner) => textsIn(inner, locale));
}

it.each(locales)('every text reads well when its values are filled in: %s', async (locale) => {
  const {lists} = await loadSiteData(siteDir);
  const facts = lists[locale].facts as Record<string, {text: string; short?: string}>;
  const brand = lists[locale].site.name;
  const texts = filesBelow(path.join(siteDir, 'src/data'))
    .filter((file) => file.endsWith('.yml'))
    .flatMap((file) =>
      textsIn(parse(readFileSync(path.join(siteDir, 'src/data', file), 'utf8')), locale),
    );
  const filled = texts
    .filter((text) => text.includes('{'))
    .map((text) =>
      text.replace(/\{([\w-]+)(\.short)?\}/g, (_, name: string, short?: string) => {
        const fact = facts[name];
        if (fact) return (short && fact.short) ?? fact.text;
        // Other values are figures.
        return name === 'brand' ? brand : (valueOf[name]?.(locale) ?? digits('14', locale));
      }),
    );
  expect(filled.length).toBeGreaterThan(50);
  const wrong = filled.flatMap((text) => {
    const plain = text
      .replace(/https?:\S+|\S+@\S+|\+[\d-]+/g, '…')
      .replace(/\*\*|[[\]]|\(\/\S*?\)/g, '');
    const found = typing(locale)(plain) ?? spelling(locale)(plain);
    return found ? [{text: plain, id: found.id, ...found.values}] : [];
  });
  expect(wrong).toEqual([]);
});
