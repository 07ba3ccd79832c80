import {readFileSync} from 'node:fs';
import {row} from '../support/row';
import {check} from '../support/lists';

const names = readFileSync('src/data/pages/names.yml', 'utf8');
const navigation = (header: string, company = '[]', help = '[]') =>
  `header: ${header}\nfooter: {company: ${company}, marketplace: [], news: [], help: ${help}}\nsidebar: {news: [], company: [], legal: []}\n`;

async function messages(sources: Record<string, string>): Promise<string[]> {
  const problems = await check({'pages/names': names, ...sources});
  return problems.map((one) => `${one.place?.join(' › ')}: ${row(one)}`);
}

const twoPages = navigation('[/, /team]', '[/team]');
const sixPages = navigation('[/, /team, /faq, /how, /app, /tos]', '[/team]', '[/faq, /team]');
const withLine = (line: string) => ({'pages/names': `${names}${line}\n`});

it.each<[sources: Record<string, string>, ...says: string[]]>([
  // The links of the header and the footer.
  [{navigation: twoPages}],
  [
    {navigation: twoPages.replace('[/team]', '[/teem]')},
    'footer › company › entry 1: id.none pages/names /teem near /team',
  ],
  [
    {navigation: sixPages},
    'header: navigation.header 5',
    'footer › help › entry 2: navigation.twice /team',
  ],
  // The names of pages: further ones by their addresses, and those of the pages in React.
  [withLine('/our-training: {en: Training, ne: तालिम}')],
  [
    withLine('/our-training: {en: Training}'),
    '/our-training › ne: field.textMissing language.ne ne',
  ],
  [
    {'pages/names': names.replace(/^\/team:\n.*\n.*\n/m, '')},
    '/team: field.missing /team copy.code src/pages/team/index.tsx',
  ],
])('says of %j what is wrong', async (sources, ...says) => {
  expect(await messages(sources)).toEqual(says);
});
