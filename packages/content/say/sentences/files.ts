import type {Catalogue} from '../catalogue';

/** What keeps a file from being read, in any format, and in YAML. */
export const fileSentences = {
  near: {en: 'Did you mean “{word}”?', ne: 'के तपाईँले “{word}” भन्न खोज्नुभएको हो?'},
  'file.encoding': {
    en: 'The file is not saved as UTF-8. Save it again with the encoding “UTF-8”.',
    ne: 'फाइल UTF-8 मा सुरक्षित गरिएको छैन। “UTF-8” छानेर फेरि सुरक्षित गर्नुहोस्।',
  },
  'file.empty': {
    en: 'The file is empty. Undo what emptied it, or write it again.',
    ne: 'फाइल खाली छ। खाली बनाउने परिवर्तन फिर्ता लिनुहोस्, वा फेरि लेख्नुहोस्।',
  },
  'file.twoVersions': {
    en: 'Two versions of the file are here, above and below the line “=======”. Keep one, and delete the lines with “<<<<<<<”, “=======” and “>>>>>>>”.',
    ne: 'यहाँ फाइलका दुई रूप छन्: एउटा “=======” हरफको माथि, अर्को तल। एउटा मात्र राख्नुहोस्, र “<<<<<<<”, “=======” र “>>>>>>>” भएका हरफ मेटाउनुहोस्।',
  },
  'file.lostLetters': {
    en: 'The letters of the text were lost: there are question marks in their place. Type them again.',
    ne: 'शब्दका अक्षर हराए, तिनका ठाउँमा प्रश्न चिह्न मात्र छन्। फेरि टाइप गर्नुहोस्।',
  },
  'file.space': {
    en: 'A space of another kind is in this line; it only looks the same. Delete the space and type it again.',
    ne: 'यस हरफमा अर्कै खालको खाली ठाउँ छ, जो उस्तै देखिन्छ मात्र। त्यो खाली ठाउँ मेटाएर फेरि टाइप गर्नुहोस्।',
  },
  'file.invisible': {
    en: 'There is an invisible character ({code}) in “{word}” or beside it. Delete that and type it again.',
    ne: '“{word}” भित्र वा छेउमा नदेखिने चिह्न ({code}) छ। त्यो शब्द मेटाएर फेरि टाइप गर्नुहोस्।',
  },
  'file.syntax': {
    en: 'The file cannot be read here: {message}',
    ne: 'फाइलको यो ठाउँ पढ्न सकिएन: {message}',
  },

  'yaml.curvedQuotes': {
    en: 'Here, curved quotation marks become part of the text. Leave them out, or put straight ones around the text: "…"..',
    ne: 'शब्दको वरिपरिका घुमाउरा उद्धरण चिह्न यहाँ अक्षर मानिन्छन्। तिनलाई हटाउनुहोस्, वा सिधा चिह्न राख्नुहोस्: "…"।',
  },
  'yaml.colon': {
    en: 'A colon with a space after it begins a field, and there is one within the text. Put the whole text between quotes.',
    ne: '“:” र त्यसपछिको खाली ठाउँ शब्दको बीचमा छ, तर यहाँ त्यसले अर्को विवरण सुरु गर्छ। पूरै शब्द उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.mark': {
    en: '“{mark}” at the beginning of a text is read as a mark. Put the whole text between quotes.',
    ne: 'शब्दको सुरुमा रहेको “{mark}” लाई विशेष चिह्न मानिन्छ। पूरै शब्द उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.note': {
    en: 'The text ends before “#{note}”: after a space, # begins a note. Put the whole text between quotes.',
    ne: '“#{note}” अगाडि नै शब्द टुङ्गिन्छ, किनकि खाली ठाउँपछिको # बाट टिप्पणी सुरु हुन्छ। पूरै शब्द उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
} as const satisfies Catalogue;
