import {digits} from 'nepali-text/digits';
import {CONSONANTS, VOWELS} from 'nepali-text/romanLetters';
import {soundKey} from 'nepali-text/soundKey';

/**
 * Words that are written otherwise than they sound, or whose long vowels nobody types: for each sound the
 * most common word first. Those after a colon sound otherwise than they are typed.
 */
const COMMON =
  `म मेरो मलाई मैले हामी हाम्रो हामीलाई तिमी तिम्रो तपाईँ:tapai तपाईँको:tapaiko तपाईँलाई:tapailai ऊ उसको उनी उनको उहाँ
  यो त्यो यी ती यहाँ त्यहाँ कहाँ कसरी किन कति कहिले के को कुन कस्तो यस्तो त्यस्तो जस्तो यति त्यति अरू केही सबै धेरै थोरै
  हो होइन छ:cha छु छौँ:chhau छन् छैन छैनन् थियो थिए थिएन हुन्छ हुन्न हुन्थ्यो हुनेछ भयो भएको भएन भन्ने भन्छ भने भनेर भनेको
  गर्छ गर्छु गर्छन् गर्ने गर्न गर्नु गर्दा गरेर गरेको गर्‍यो गर्दै पर्छ पर्ने पर्‍यो पाउँछ पाउने पाएको आउँछ आउने आउनु आयो
  जान्छ जाने जानु गयो गएको दिन्छ दिने दिनु दियो लिन्छ लिने लिनु चाहिन्छ चाहिने चाहियो चाहन्छु सक्छ सकिन्छ सक्छु मिल्छ
  र वा तर पनि नै त कि अनि भने यदि अझै फेरि पछि अघि अगाडि पछाडि माथि तल भित्र बाहिर नजिक टाढा सँग सँगै बारे लागि
  आज भोलि हिजो अहिले बिहान बेलुका राति दिन हप्ता महिना वर्ष समय बजे आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार
  नमस्ते नमस्कार धन्यवाद माफ कृपया हजुर दाइ भाइ दिदी बहिनी बुबा आमा साथी साहु श्रीमान् श्रीमती छोरा छोरी परिवार मान्छे
  नाम घर काम पानी ठाउँ गाउँ सहर बजार पसल सडक बाटो टोल वडा जिल्ला प्रदेश सरकार नगरपालिका गाउँपालिका देश नेपाल नेपाली भाषा
  कोठा ढोका झ्याल छाना भित्ता भान्सा शौचालय बत्ती बिजुली धारा पाइप ट्याङ्की पङ्खा तार स्विच रङ टायल सिमेन्ट इँटा काठ
  मिस्त्री सिकर्मी डकर्मी प्लम्बर इलेक्ट्रिसियन ज्यामी कामदार ठेकेदार पेशाकर्मी दर्जी चालक शिक्षक डाक्टर माली कुक
  मर्मत जडान सफाइ निर्माण बनाउने बनाउनु बिग्रियो बिग्रेको चुहियो फुट्यो फेर्ने फेर्नु राख्ने हेर्ने हेर्नु खोज्दै
  शुल्क पैसा रुपैयाँ मूल्य सस्तो महँगो तलब ज्याला खर्च निःशुल्क:nishulka भुक्तानी खाता मोबाइल फोन नम्बर ठेगाना इमेल
  फाराम दर्ता सदस्य सदस्यता सम्पर्क सेवा सहयोग सुझाव उजुरी समस्या जानकारी प्रश्न उत्तर एप लगइन पासवर्ड फोटो भिडियो
  राम्रो नराम्रो ठुलो सानो नयाँ पुरानो छिटो ढिलो सजिलो गाह्रो ठिक एक दुई तीन चार पाँच सात आठ नौ दस हजार लाख
  अनुभव सीप:seep सिप तालिम रोजगार रोजगारी योग्यता कागज कागजात प्रमाणपत्र नागरिकता कम्पनी कार्यालय कार्य कार्यक्रम
  खान खाना खाने चिया चामल दाल तरकारी फूल रूख किताब टीका टोपी लुगा गाडी सूर्य ज्ञान विज्ञान क्षेत्र शिक्षा परीक्षा
  काठमाडौँ:kathmandu ललितपुर भक्तपुर पोखरा विराटनगर वीरगञ्ज भरतपुर चितवन बुटवल धरान इटहरी दमक जनकपुर हेटौँडा:hetauda
  नेपालगञ्ज:nepalgunj धनगढी झापा मोरङ सुनसरी इलाम धनकुटा सप्तरी सिराहा धनुषा महोत्तरी सर्लाही बारा पर्सा रौतहट मकवानपुर:makwanpur काभ्रे
  धादिङ नुवाकोट रसुवा गोरखा लमजुङ तनहुँ कास्की स्याङ्जा पर्वत बागलुङ म्याग्दी मुस्ताङ पाल्पा रुपन्देही कपिलवस्तु दाङ
  बाँके बर्दिया सुर्खेत दैलेख जाजरकोट जुम्ला डोल्पा हुम्ला मुगु कालिकोट कैलाली डोटी अछाम बझाङ बाजुरा डडेल्धुरा बैतडी दार्चुला
  राम सीता हरि गीता कृष्ण शर्मा थापा तामाङ श्रेष्ठ महर्जन गुरुङ मगर राई लिम्बू शेर्पा अधिकारी पौडेल खड्का कार्की बस्नेत
  भट्टराई घिमिरे दाहाल ढकाल कोइराला देवकोटा तिमिल्सिना आचार्य शाह यादव चौधरी विश्वकर्मा परियार न्यौपाने रिजाल
  सुनिता अनिता रमेश सुरेश राजेश दिनेश प्रकाश विकास सन्तोष राजु बिमला कमला सरस्वती लक्ष्मी पार्वती`
    .trim()
    .split(/\s+/);

/** Endings that are written together with the word before; the first ones are no parts of other words. */
const ENDINGS: readonly (readonly [typed: string, text: string])[] = [
  ['haru', 'हरू'],
  ['haroo', 'हरू'],
  ['lai', 'लाई'],
  ['sanga', 'सँग'],
  ['bata', 'बाट'],
  ['baata', 'बाट'],
  ['ko', 'को'],
  ['ka', 'का'],
  ['ki', 'की'],
  ['ma', 'मा'],
  ['maa', 'मा'],
  ['le', 'ले'],
];
const SURE_ENDINGS = 6;

const commonBySound = new Map<string, string[]>();
for (const entry of COMMON) {
  const [word = '', typed = word] = entry.split(':');
  const key = soundKey(typed).whole;
  // The a of ललितपुर that nobody hears.
  const spoken = key.replace(/^(.*[aeiou][^aeiou])a(?=[^aeiou][aeiou])/, '$1');
  new Set([key, spoken]).forEach((each) => {
    commonBySound.set(each, [...(commonBySound.get(each) ?? []), word]);
  });
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A common word with this sound and with what was typed on purpose: aspirates, long vowels. */
function commonWord(typed: string): string | undefined {
  const word = typed.toLowerCase();
  const has = (sound: RegExp, letter: RegExp, text: string) =>
    count(word, sound) <= count(text, letter);
  return commonBySound
    .get(soundKey(word).whole)
    ?.find(
      (text) =>
        count(word, /[kgjtdpb]h|f/g) === count(text, /[खघझठढथधफभ]/g) &&
        has(/aa/g, /[ाआ]/g, text) &&
        has(/ii|ee/g, /[ीई]/g, text) &&
        has(/uu|oo/g, /[ूऊ]/g, text),
    );
}

const VIRAMA = '्';

const entriesFrom = (romans: readonly string[], first: number) =>
  romans.map((roman, at) => [roman, String.fromCharCode(first + at)] as const);

const letters: ReadonlyMap<string, string> = new Map([
  // Letters of other languages come after ours.
  ...entriesFrom(CONSONANTS, 0x915).reverse(),
  ['f', 'फ'],
  ['w', 'व'],
  ['z', 'ज'],
  ['q', 'क'],
  ['c', 'क'],
  ['x', 'क्स'],
  ['ksh', 'क्ष'],
  ['kSh', 'क्ष'],
  ['gny', 'ज्ञ'],
  ['jny', 'ज्ञ'],
  ['ry', 'र्\u200dय'],
  // The nasal is of the same place of articulation as the letter after it.
  ['nk', 'ङ्क'],
  ['nkh', 'ङ्ख'],
  ['nch', 'ञ्च'],
  ['nj', 'ञ्ज'],
  ['nT', 'ण्ट'],
  ['nTh', 'ण्ठ'],
  ['nD', 'ण्ड'],
  ['nDh', 'ण्ढ'],
  ['sht', 'ष्ट'],
  ['shT', 'ष्ट'],
  ['shth', 'ष्ठ'],
  ['shTh', 'ष्ठ'],
  ['shn', 'ष्ण'],
]);

const vowels: ReadonlyMap<string, string> = new Map([
  ...entriesFrom(VOWELS, 0x905),
  ['ee', 'ई'],
  ['oo', 'ऊ'],
  ['ou', 'औ'],
]);

/** From a vowel to its sign. */
const signOf = (vowel: string): string =>
  vowel === 'अ' ? '' : String.fromCharCode(vowel.charCodeAt(0) + 0x38);

/** The longest key of a map at the start of a text. */
function startOf(text: string, map: ReadonlyMap<string, string>): string {
  let start = text.slice(0, 4);
  while (start && !map.has(start)) start = start.slice(0, -1);
  return start;
}

/** Common ways to type, and what they stand for. */
const HABITS: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/aa?un?chh?(?=a)/g, 'aau~chh'],
  [/aa?u(?=n[eou])/g, 'aau'],
  [/ng(?=[aeiou])/g, 'ngg'],
  [/gy(?=a)/g, 'gny'],
  // Verbs: garcha is गर्छ.
  [/([bdgjklmnprstv])ch(?=(?:a|an|as|au|u)$)/, '$1chh'],
  // Nobody types the length of the last vowel.
  [/([^aeiou])i$/, '$1ii'],
  [/([aeiou](?:[kgjtdpb]h|chh?|sh|[^aeiouh]))a$/i, '$1aa'],
  // After another vowel, an a between the last consonants is mostly long: nepal, hisab, kumar.
  [/([eiou](?:[kgjtdpb]h|chh?|sh|[^aeiouh])+)a([^aeiou]h?)$/i, '$1aa$2'],
];

/** A word letter by letter. A capital at its start is that of a name, but for T and D. */
function spell(word: string): string {
  const typed = word.replace(/[A-Z]/g, (capital, at: number) => {
    const isMeant = at > 0 ? /^(?:[TDNM]|Sh|Ri)/ : /^(?:[TD]|Ri)/;
    return isMeant.test(word.slice(at)) ? capital : capital.toLowerCase();
  });
  let rest = HABITS.reduce((text, [pattern, by]) => text.replace(pattern, by), typed);
  let result = '';
  let isOpen = false;
  while (rest) {
    const consonant = startOf(rest, letters);
    const letter = consonant || startOf(rest, vowels) || rest.charAt(0);
    const vowel = vowels.get(letter);
    if (consonant) result += (isOpen ? VIRAMA : '') + (letters.get(letter) ?? '');
    else if (vowel) result += isOpen ? signOf(vowel) : vowel;
    else result += letter === 'M' ? 'ं' : 'ँ';
    isOpen = consonant !== '';
    rest = rest.slice(letter.length);
  }
  return result.replace(/छन$|होस$/, `$&${VIRAMA}`);
}

function nepaliWord(word: string): string {
  const common = commonWord(word);
  if (common) return common;
  for (const [index, [typed, text]] of ENDINGS.entries()) {
    const stem = word.slice(0, -typed.length);
    if (stem.length < 2 || !word.toLowerCase().endsWith(typed)) continue;
    const start = commonWord(stem) ?? (index < SURE_ENDINGS ? nepaliWord(stem) : undefined);
    if (start) return start + text;
  }
  return spell(word);
}

/** Keep their full stop, which ends no sentence. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['ru.', 'रु.'],
  ['rs.', 'रु.'],
  ['dr.', 'डा.'],
]);

const DIGITS = /^\d+(?:[.,:/-]\d+)*$/;
const WORD = /^[A-Za-z][A-Za-z~]*(?:-[A-Za-z][A-Za-z~]*)*$/;

/**
 * What somebody typed with English letters, in Nepali: a word or number with its punctuation, without
 * spaces. M is ं and ~ is ँ. Addresses, words with digits and words in capitals stay.
 */
export function typeNepali(typed: string): string {
  const [, before = '', core = '', after = ''] =
    /^(["'(“‘]*)(.*?)([.,;:?!)"'”’…]*)$/.exec(typed) ?? [];
  const abbreviation = ABBREVIATIONS.get((core + after).toLowerCase());
  if (abbreviation) return before + abbreviation;
  if (DIGITS.test(core)) return before + digits(core, 'ne') + after;
  if (!WORD.test(core) || /^[A-Z]{2,}$/.test(core)) return typed;
  // A single full stop, with closing marks after it, becomes a danda.
  return before + core.split('-').map(nepaliWord).join('-') + after.replace(/^\.(?!\.)/, '।');
}
