import {soundKey} from 'nepali-text/soundKey';

/** The key of a word, and its spellings. */
const spelledAlike: readonly (readonly [key: string, ...spellings: string[]])[] = [
  // Two scripts, short and long vowels.
  ['bijuli', 'बिजुली', 'बीजुलि', 'विजुली', 'bijuli', 'bijulee', 'Bijuli', 'vijuli'],
  ['mistri', 'मिस्त्री', 'mistri', 'mistry', 'mistree'],
  ['bim', 'बिमा', 'बीमा', 'bima', 'beema', 'vima'],
  ['pul', 'फूल', 'फुल', 'phool', 'ful'],
  // The a that is not written, and the one that is not heard.
  ['sikarmi', 'सिकर्मी', 'शिकर्मी', 'sikarmi', 'shikarmee'],
  ['sulk', 'शुल्क', 'सुल्क', 'shulka', 'sulka', 'shulk'],
  ['bars', 'वर्ष', 'बर्ष', 'varsha', 'barsa'],
  ['tegan', 'ठेगाना', 'thegana', 'thegaanaa'],
  // Aspirates, and च as ch or chh.
  ['pokar', 'पोखरा', 'पोकरा', 'Pokhara', 'pokara'],
  ['garc', 'गर्छ', 'गर्च', 'garcha', 'garchha'],
  // Nasals, also at the end.
  ['pandit', 'पण्डित', 'पन्डित', 'पंडित', 'pandit'],
  ['sanpark', 'सम्पर्क', 'संपर्क', 'सँपर्क', 'sampark', 'sanparka'],
  ['ran', 'रङ', 'रंग', 'रङ्ग', 'rang', 'ranga'],
  ['gardainau', 'गर्दैनौँ', 'गर्दैनौं', 'गर्दैनौ', 'gardainau'],
  // ज्ञ, क्ष, ऋ, and y.
  ['bigapan', 'विज्ञापन', 'bigyapan', 'vigyaapan'],
  ['siks', 'शिक्षा', 'siksha', 'shiksa', 'shixa'],
  ['dristi', 'दृष्टि', 'दृष्टी', 'dristi', 'drishti'],
  ['bicauli', 'बिचौलिया', 'bichauliya', 'bichaulia'],
  // What English writes otherwise.
  ['komisan', 'commission', 'komisan'],
  ['jone', 'zone', 'jone'],
  ['sarbis', 'सर्भिस', 'सर्विस'],
  // Words as they are typed: joiners, the dot below, a halant at the end, signs in two parts, accents.
  ['pahad', 'पहाड', 'पहाड़', 'पहाड्'],
  ['gary', 'गर्\u200dय', 'गर्य', 'garya'],
  ['kojnuhos', 'खोज्नुहोस्', 'खोज्नुहोस', 'khojnuhos'],
  ['resume', 'résumé', 're\u0301sume\u0301', 'resume'],
  // Digits, with commas and letters.
  ['1999', '1,999', '१,९९९', '१९९९', '1999'],
  ['100k', '100K', '१००K'],
  ['18', '18', '१८'],
];

describe('the whole word', () => {
  it.each(spelledAlike)('is %s for all spellings', (key, ...spellings) => {
    expect(spellings.map((word) => soundKey(word).whole)).toEqual(spellings.map(() => key));
  });

  it.each([
    ['सहर', 'सागर'],
    ['टोली', 'थाली'],
    ['fee', 'free'],
    ['18', '180'],
  ])('is another one for %s and %s', (one, other) => {
    expect(soundKey(one).whole).not.toBe(soundKey(other).whole);
  });
});

describe('the stem', () => {
  it.each([
    ['pokar', 'पोखरा', 'पोखरामा', 'पोखराको', 'पोखराबाट', 'pokharama', 'pokharako', 'pokharabata'],
    ['damak', 'दमक', 'दमकमा', 'दमकका', 'Damak', 'damakma'],
    ['sikarmi', 'सिकर्मी', 'सिकर्मीहरू', 'सिकर्मीहरुलाई', 'sikarmiharu', 'sikarmiharulai'],
    ['seb', 'सेवा', 'सेवाहरू', 'सेवाका', 'sewa', 'sewaharu', 'sewaka'],
    ['manis', 'मानिस', 'मानिससँग', 'मानिसले', 'manisle', 'manissanga'],
    ['koj', 'खोज्नुहोस्', 'खोज्नु', 'खोज्ने', 'khojnuhos', 'khojne'],
    ['pont', 'font', 'fonts'],
    ['polisi', 'policy', 'policies'],
  ])('is %s with each ending', (stem, ...words) => {
    expect(words.map((word) => soundKey(word).stem)).toEqual(words.map(() => stem));
  });

  it.each([
    ['bim', 'बिमा'],
    ['mam', 'मामा'],
    ['kamisan', 'कमिसन'],
    ['samayarek', 'समयरेखा'],
    ['proses', 'process'],
    ['2', '2'],
    ['bumik', 'भूमिका'],
    ['bumik', 'भूमिकाको'],
    ['bumik', 'bhumikama'],
    ['pratim', 'प्रतिमा'],
    ['nepali', 'नेपालीका'],
    ['nagarapalik', 'नगरपालिकामा'],
  ])('is %s for %s, which only looks as if it had an ending', (stem, word) => {
    expect(soundKey(word).stem).toBe(stem);
  });
});

describe('the consonants', () => {
  it.each([
    ['gpnt', 'गोपनीयता', 'gopaniyata', 'gopniyta', 'gopaniata'],
    ['kmsn', 'कमिसन', 'कमीशन', 'commission', 'kamishan'],
    ['Antrnsp', 'इन्टर्नसिप', 'internship', 'intarnsip'],
    ['ktrn', 'क्याटरिङ', 'catering', 'katering'],
    ['drdrst', 'दूरदृष्टि', 'durdristi', 'dooradrishti'],
  ])('are %s for all spellings', (consonants, ...words) => {
    expect(words.map((word) => soundKey(word).consonants)).toEqual(words.map(() => consonants));
  });

  it('are left out where they would say too little', () => {
    expect(['टोली', 'fee', '2018', '50k'].map((word) => soundKey(word).consonants)).toEqual([
      ...['', '', '', ''],
    ]);
  });
});

describe('the letters', () => {
  it.each([
    ['घर', 'गर'],
    ['दाल', 'डाल'],
    ['काम', 'कम'],
  ])('are others for %s and %s, which sound alike', (one, other) => {
    expect(soundKey(one).whole).toBe(soundKey(other).whole);
    expect(soundKey(one).letters).not.toEqual(soundKey(other).letters);
  });

  it.each([
    ['पोखरामा', 'पोखरामा', 'पोखरा'],
    ['सम्पर्क', 'संपर्क', 'संपर्क'],
    ['pokhara', '', ''],
    ['२०१८', '', ''],
  ])('of %s are %s, those of its stem %s', (word, ...letters) => {
    expect(soundKey(word).letters).toEqual(letters);
  });
});

it('takes characters of other scripts as they are', () => {
  expect(soundKey('東京').whole).toBe('東京');
  expect(soundKey('ॐ').whole).toBe('om');
});

it('takes no longer for words that nobody would say', () => {
  // Of this process, because others may keep the machine busy.
  const start = process.cpuUsage();
  soundKey('bcdfghjklmnpqrstvwxz'.repeat(50));
  soundKey('क्'.repeat(1000));
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});
