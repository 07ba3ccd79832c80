import {readdirSync, readFileSync} from 'node:fs';
import {looksLikePreeti, preetiToUnicode, unicodeToPreeti} from 'nepali-text/preeti';

/** As they are typed for Preeti, and as they are read. */
const words: readonly (readonly [keys: string, text: string])[] = [
  ['u¥of] sfo{ 1fg If]q >L /fi6« åf/f zlQm', 'गर्\u200dयो कार्य ज्ञान क्षेत्र श्री राष्ट्र द्वारा शक्ति'],
  ['xif{ sd{rf/L ljBfyL{ k"0f{ 6«s 5\'§L Åbo C0f', 'हर्ष कर्मचारी विद्यार्थी पूर्ण ट्रक छुट्टी हृदय ऋण'],
  [
    'P]g cf}iflw g]kfn g]kfnL ;/sf/ sf7df8f}+ lk|o l:ylt',
    'ऐन औषधि नेपाल नेपाली सरकार काठमाडौं प्रिय स्थिति',
  ],
  ['O{Zj/ pmhf{ bfloTj km"n em08f qmd ljz]if ljBfno', 'ईश्वर ऊर्जा दायित्व फूल झण्डा क्रम विशेष विद्यालय'],
  ["sfd l;k k]zfsdL{ dlxnf k'?if ?lr ¿k cfh", 'काम सिप पेशाकर्मी महिला पुरुष रुचि रूप आज'],
  ['cf]7 PsfGt 3/ cª\\u cË zÎ cÍ k~r', 'ओठ एकान्त घर अङ्ग अङ्ग शङ्ख अङ्क पञ्च'],
  [
    "cf1f kIf k/LIff wGo k|ltlglw k|wfgdGqL :jf:Yo ;d'b|",
    'आज्ञा पक्ष परीक्षा धन्य प्रतिनिधि प्रधानमन्त्री स्वास्थ्य समुद्र',
  ],
  [
    "d'›f a]/f]huf/L k|df0fLs/0f z'Ns jflif{s Hofnf b'Mv rGb|df",
    'मुद्रा बेरोजगारी प्रमाणीकरण शुल्क वार्षिक ज्याला दुःख चन्द्रमा',
  ],
  ["h'Qf cÌ k|Zg pQ/ e}+;L x'Fbf ufpF tkfO{F", 'जुत्ता अन्न प्रश्न उत्तर भैंसी हुँदा गाउँ तपाईँ'],
  ["km/s kmf]g a'em\\g' d[To' s[lif lqsf]0f cWoIf jif{", 'फरक फोन बुझ्नु मृत्यु कृषि त्रिकोण अध्यक्ष वर्ष'],
  ["k\"jL{ @)*! e'm08 6]«g k|m]d 8fS6/ ldq a'9\\of}nL", 'पूर्वी २०८१ झुण्ड ट्रेन फ्रेम डाक्टर मित्र बुढ्यौली'],
  ['cf}+nf b]jgfu/L', 'औंला देवनागरी'],
];

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
  it.each([...words, ...Object.entries(sentences)])('reads %s', (keys, text) => {
    expect(preetiToUnicode(keys)).toBe(text);
  });

  it('keeps lines and spaces', () => {
    expect(preetiToUnicode('gfd\n\n sfd  3/')).toBe('नाम\n\n काम  घर');
    expect(preetiToUnicode('')).toBe('');
  });
});

describe('unicodeToPreeti', () => {
  it.each([...words, ...Object.entries(sentences)])('is the way back from %s', (_keys, text) => {
    expect(preetiToUnicode(unicodeToPreeti(text))).toBe(text);
  });

  it.each([
    [
      'मिति कर्म कर्तव्यनिष्ठ राष्ट्रिय भित्र्याइसकेका सिँचाइ',
      'ldlt sd{ st{Jolgi7 /fli6«o leqØfO;s]sf l;FrfO',
    ],
    ['गर्नेहरूको द्वन्द्व उद्योग शुद्ध अङ्ग कृपया', "ug]{x¿sf] åGå pBf]u z'4 cË s[kof"],
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
