import {allLocales, locales, toLocale} from '@site/src/lib/locale';
import {parseLists} from '@site/src/plugins/site-data/parseLists';
import {inspect} from '@site/src/plugins/site-data/inspect';
import {assets, yamlFile} from './lists';
import {writeSite} from './sites';

jest.mock('@site/i18n/languages.json', () => ({
  __esModule: true,
  default: {
    en: {name: 'English', inEnglish: 'English'},
    ne: {name: 'नेपाली', inEnglish: 'Nepali'},
    de: {name: 'Deutsch', inEnglish: 'German', draft: true},
  },
}));

const files = [
  yamlFile(
    'team',
    '- {id: a, name: {en: Asha, ne: आशा, de: Ascha}, role: {en: Designer, ne: डिजाइनर}}',
  ),
];
const german = toLocale('de');

describe('a draft', () => {
  it('has its own texts, and English where it has none', async () => {
    const {lists, problems} = await parseLists(files, assets, {locale: german, required: locales});
    expect(problems).toEqual([]);
    expect(lists.team).toMatchObject([{id: 'a', name: 'Ascha', role: 'Designer'}]);
  });

  it('needs every text when it is asked for', async () => {
    const wanted = {locale: german, required: allLocales};
    const {problems} = await parseLists(files, assets, wanted);
    expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
      '1 The German text (de) is missing.',
    ]);
  });
});

describe('the file of languages', () => {
  const summary = async (languages: object) => {
    const siteDir = writeSite({'i18n/languages.json': JSON.stringify(languages, null, 2)});
    const {problems} = await inspect(siteDir);
    return problems.map(
      ({file, line, place, message}) => `${file}:${line} ${place.join(' › ')}: ${message}`,
    );
  };

  it('may have what the guide says', async () => {
    expect(
      await summary({
        en: {name: 'English', inEnglish: 'English'},
        mai: {name: 'मैथिली', inEnglish: 'Maithili', script: 'Devanagari', digits: '०१२३४५६७८९'},
        de: {name: 'Deutsch', inEnglish: 'German', formats: {years: '{amount} Jahre'}, draft: true},
      }),
    ).toEqual([]);
  });

  it.each([
    [{de: {name: 'Deutsch'}}, '2 de › inEnglish: "inEnglish" is missing.'],
    [
      {de: {name: 'Deutsch', inEnglish: 'German', nam: 'x'}},
      '5 de › nam: "nam" is not a field here. Did you mean "name"?',
    ],
    [
      {de: {name: 'Deutsch', inEnglish: 'German', digits: '012'}},
      '5 de › digits: The ten digits, 0 first.',
    ],
    [
      {de: {name: 'Deutsch', inEnglish: 'German', formats: {months: 'Januar Februar'}}},
      '6 de › formats › months: The names of the twelve months, with one space between them.',
    ],
    [
      {de: {name: 'Deutsch', inEnglish: 'German', formats: {date: '{day}.'}}},
      '6 de › formats › date: Write {day}, {month}, {year} where the value stands.',
    ],
  ])('%j has a mistake', async (languages, problem) => {
    expect(await summary(languages)).toEqual([`i18n/languages.json:${problem}`]);
  });
});
