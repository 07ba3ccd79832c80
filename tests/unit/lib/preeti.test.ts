import {readdirSync, readFileSync} from 'node:fs';
import {looksLikePreeti, preetiToUnicode, unicodeToPreeti} from '@site/src/lib/preeti';

const words: Readonly<Record<string, string>> = {
  'u¥of]': 'गर्\u200dयो',
  'sfo{': 'कार्य',
  '1fg': 'ज्ञान',
  'If]q': 'क्षेत्र',
  '>L': 'श्री',
  '/fi6«': 'राष्ट्र',
  'åf/f': 'द्वारा',
  zlQm: 'शक्ति',
  'xif{': 'हर्ष',
  'sd{rf/L': 'कर्मचारी',
  'ljBfyL{': 'विद्यार्थी',
  'k"0f{': 'पूर्ण',
  '6«s': 'ट्रक',
  "5'§L": 'छुट्टी',
  Åbo: 'हृदय',
  C0f: 'ऋण',
  'P]g': 'ऐन',
  'cf}iflw': 'औषधि',
  'g]kfn': 'नेपाल',
  'g]kfnL': 'नेपाली',
  ';/sf/': 'सरकार',
  'sf7df8f}+': 'काठमाडौं',
  'lk|o': 'प्रिय',
  'l:ylt': 'स्थिति',
  'O{Zj/': 'ईश्वर',
  'pmhf{': 'ऊर्जा',
  bfloTj: 'दायित्व',
  'km"n': 'फूल',
  em08f: 'झण्डा',
  qmd: 'क्रम',
  'ljz]if': 'विशेष',
  ljBfno: 'विद्यालय',
  sfd: 'काम',
  'l;k': 'सिप',
  'k]zfsdL{': 'पेशाकर्मी',
  dlxnf: 'महिला',
  "k'?if": 'पुरुष',
  '?lr': 'रुचि',
  '¿k': 'रूप',
  cfh: 'आज',
  'cf]7': 'ओठ',
  PsfGt: 'एकान्त',
  '3/': 'घर',
  'cª\\u': 'अङ्ग',
  cË: 'अङ्ग',
  zÎ: 'शङ्ख',
  cÍ: 'अङ्क',
  'k~r': 'पञ्च',
  cf1f: 'आज्ञा',
  kIf: 'पक्ष',
  'k/LIff': 'परीक्षा',
  wGo: 'धन्य',
  'k|ltlglw': 'प्रतिनिधि',
  'k|wfgdGqL': 'प्रधानमन्त्री',
  ':jf:Yo': 'स्वास्थ्य',
  ";d'b|": 'समुद्र',
  "d'›f": 'मुद्रा',
  'a]/f]huf/L': 'बेरोजगारी',
  'k|df0fLs/0f': 'प्रमाणीकरण',
  "z'Ns": 'शुल्क',
  'jflif{s': 'वार्षिक',
  Hofnf: 'ज्याला',
  "b'Mv": 'दुःख',
  'rGb|df': 'चन्द्रमा',
  "h'Qf": 'जुत्ता',
  cÌ: 'अन्न',
  'k|Zg': 'प्रश्न',
  'pQ/': 'उत्तर',
  'e}+;L': 'भैंसी',
  "x'Fbf": 'हुँदा',
  ufpF: 'गाउँ',
  'tkfO{F': 'तपाईँ',
  'km/s': 'फरक',
  'kmf]g': 'फोन',
  "a'em\\g'": 'बुझ्नु',
  "d[To'": 'मृत्यु',
  's[lif': 'कृषि',
  'lqsf]0f': 'त्रिकोण',
  cWoIf: 'अध्यक्ष',
  'jif{': 'वर्ष',
  'k"jL{': 'पूर्वी',
  '@)*!': '२०८१',
  "e'm08": 'झुण्ड',
  '6]«g': 'ट्रेन',
  'k|m]d': 'फ्रेम',
  '8fS6/': 'डाक्टर',
  ldq: 'मित्र',
  "a'9\\of}nL": 'बुढ्यौली',
  'cf}+nf': 'औंला',
  'b]jgfu/L': 'देवनागरी',
};

const sentences: Readonly<Record<string, string>> = {
  'g]kfnsf] /fhwfgL sf7df8f}+ xf] .': 'नेपालको राजधानी काठमाडौं हो ।',
  'd]/f] gfd cfzf tfdfª xf] .': 'मेरो नाम आशा तामाङ हो ।',
  'xfdL ljBfno hfG5f}+ .': 'हामी विद्यालय जान्छौं ।',
  'pgn] sfd ul/;s]sf] 5 .': 'उनले काम गरिसकेको छ ।',
  'tkfO{Fsf] pd]/ slt eof] <': 'तपाईँको उमेर कति भयो ?',
  "k|To]s sd{rf/Ln] z'Ns ltg'{k5{ .": 'प्रत्येक कर्मचारीले शुल्क तिर्नुपर्छ ।',
  ';/sf/n] gofF sfg"g NofPsf] 5 .': 'सरकारले नयाँ कानून ल्याएको छ ।',
  "dxf]bo, lgj]bg u5'{ .": 'महोदय, निवेदन गर्छु ।',
  'p;n] æxf]Æ eGof] .': 'उसले “हो” भन्यो ।',
  'o; jif{ !% hgf lzIfs eg]{5g\\ .': 'यस वर्ष १५ जना शिक्षक भर्नेछन् ।',
};

describe('preetiToUnicode', () => {
  it.each(Object.entries(words))('reads %s as %s', (keys, word) => {
    expect(preetiToUnicode(keys)).toBe(word);
  });

  it.each(Object.entries(sentences))('reads %s', (keys, sentence) => {
    expect(preetiToUnicode(keys)).toBe(sentence);
  });

  it('keeps lines and spaces', () => {
    expect(preetiToUnicode('gfd\n\n sfd  3/')).toBe('नाम\n\n काम  घर');
    expect(preetiToUnicode('')).toBe('');
  });
});

describe('unicodeToPreeti', () => {
  it.each([...Object.values(words), ...Object.values(sentences)])('is read back as %s', (text) => {
    expect(preetiToUnicode(unicodeToPreeti(text))).toBe(text);
  });

  it.each([
    ['मिति', 'ldlt'],
    ['कर्म', 'sd{'],
    ['कर्तव्यनिष्ठ', 'st{Jolgi7'],
    ['राष्ट्रिय', '/fli6«o'],
    ['भित्र्याइसकेका', 'leqØfO;s]sf'],
    ['सिँचाइ', 'l;FrfO'],
    ['गर्नेहरूको', 'ug]{x¿sf]'],
    ['द्वन्द्व', 'åGå'],
    ['उद्योग', 'pBf]u'],
    ['शुद्ध', "z'4"],
    ['अङ्ग', 'cË'],
    ['कृपया', 's[kof'],
    ['गर्‍यो', 'u¥of]'],
    ['पढ़ाइ', 'k9ÞfO'],
    ['कफी ।', 'skmL .'],
    ['डक्टर', '8S6/'],
    ['अगाडि-पछाडि', 'cufl8–k5fl8'],
    ['एक-एक', 'Ps–Ps'],
    ['मिति: २०८१/२/३', 'ldltM @)*!÷@÷#'],
    ['प्रायः', 'k|foM'],
    ['(१५%)', '-!%Ü_'],
    ['प्रा.लि.', 'k|f=ln='],
    ['“हो”, उसले भन्यो; हैन!', 'æxf]Æ, p;n] eGof]Ù x}gÛ'],
  ])('writes %s', (text, keys) => {
    expect(unicodeToPreeti(text)).toBe(keys);
    expect(preetiToUnicode(keys)).toBe(text);
  });

  it('gives back every Nepali word of the site', () => {
    const texts = nepaliLines().join(' ').replace(/["']/g, '');
    const all = [...new Set(texts.split(/[\s<>[\]{}*|()_#&=]+|\p{Script=Latin}+/u))];
    const nepali = all.filter((word) =>
      /^[^A-Za-z\d]*\p{Script=Devanagari}[^A-Za-z\d]*$/u.test(word),
    );
    expect(nepali.length).toBeGreaterThan(2500);
    expect(nepali.filter((word) => preetiToUnicode(unicodeToPreeti(word)) !== word)).toEqual([]);
  });

  it.each([
    'नेपालीमा Google Play लेखिएको, https://example.com/a?b=c हेर्नुहोस् ।',
    'info@example.com वा +977-1-4000000 मा (WhatsApp) सम्पर्क गर्नुहोस्; 12,000 रुपैयाँ ।',
    'ZIP फाइल Windows र Android दुवैमा चल्छ ।',
  ])('and reading it back leave English words, addresses and numbers: %s', (text) => {
    const keys = unicodeToPreeti(text);
    expect(keys).not.toMatch(/[क-ह]/);
    expect(text.match(/[\w:/?=@+,.-]{2,}/g)?.every((word) => keys.includes(word))).toBe(true);
    expect(preetiToUnicode(keys)).toBe(text);
  });

  it.each([
    ['ago', 'बनय'],
    ['Googleमा', 'न्ययनभिमा'],
    ['5', 'छ'],
    ['"हो"', '“हो”'],
  ])('cannot tell that %s is not %s', (text, read) => {
    expect(preetiToUnicode(unicodeToPreeti(text))).toBe(read);
  });
});

/** Of the prose and the lists. */
function nepaliLines(): string[] {
  const files = ['i18n/ne', 'src/data'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
  );
  return files
    .filter((name) => /\.(mdx?|yml|json)$/.test(name))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /\p{Script=Devanagari}/u.test(line));
}

describe('looksLikePreeti', () => {
  it.each(Object.keys(sentences))('recognises %s', (text) => {
    expect(looksLikePreeti(text)).toBe(true);
  });

  it('recognises all of them together, and a single word with its signs', () => {
    expect(looksLikePreeti(Object.keys(sentences).join('\n'))).toBe(true);
    expect(looksLikePreeti('g]kfnL')).toBe(true);
  });

  it.each([
    '',
    'Team',
    '12,000',
    'https://example.com/a?b=c#d',
    'Write to info@example.com or call +977-1-4000000.',
    'docs/faq.mdx and src/data/pages/team.yml',
    'const [value, setValue] = useState<string>(items.at(-1) ?? "");',
    '[how it works](/how), **bold** and <Fact id="fee" />',
    'FAQ / KnowBase',
    'It’s a "new" app; isn’t it? (Yes/no.)',
    'e.g. HTML, CSS, JSON, npm, tsx',
    'नेपाली पाठ।',
    'नेपालीमा Google Play लेखिएको',
    'platform, helpful, outfit, comfort',
  ])('leaves %j alone', (text) => {
    expect(looksLikePreeti(text)).toBe(false);
  });

  it('leaves every line of the English pages and lists alone', () => {
    const files = [
      ...readdirSync('docs').map((name) => `docs/${name}`),
      ...readdirSync('pages').map((name) => `pages/${name}`),
      ...readdirSync('src/data').map((name) => `src/data/${name}`),
      ...readdirSync('src/lib').map((name) => `src/lib/${name}`),
      'README.md',
      'CONTRIBUTING.md',
    ].filter((name) => /\.(mdx?|yml|ts)$/.test(name) && !name.endsWith('preeti.ts'));
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    expect(lines.length).toBeGreaterThan(5000);
    expect(lines.filter(looksLikePreeti)).toEqual([]);
  });
});
