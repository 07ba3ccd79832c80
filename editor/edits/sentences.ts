import {sayFrom} from 'content/say';
import type {Catalogue} from 'content/say/catalogue';

/** Why an edit cannot be made. */
export const editSentences = {
  'edit.empty': {en: 'A text cannot be empty.', ne: 'शब्द खाली छाड्न मिल्दैन।'},
  'edit.lines': {
    en: 'A text has no line breaks. Add a paragraph instead.',
    ne: 'यहाँ नयाँ हरफ सुरु गर्न मिल्दैन। बरु नयाँ अनुच्छेद थप्नुहोस्।',
  },
  // The page offers only what can be done: another tab has changed the file, or another program asks.
  'edit.notHere': {
    en: 'This cannot be written, added or removed here.',
    ne: 'यहाँ यो लेख्न, थप्न वा हटाउन मिल्दैन।',
  },
  'edit.gone': {
    en: 'This is no longer in the file. Open the page again.',
    ne: 'यो अब फाइलमा छैन। पृष्ठ फेरि खोल्नुहोस्।',
  },
  'edit.otherwise': {
    en: 'This would not be shown as text. Write some words, and do not begin with “import” or “export”.',
    ne: 'यो साधारण वाक्यका रूपमा देखिँदैन। केही शब्द लेख्नुहोस्, र सुरुमा “import” वा “export” नलेख्नुहोस्।',
  },
  'edit.code': {
    en: 'A sign such as < or {, and “import” or “export” at the beginning, would be read as code here. Write it in words: “under 18” in place of “<18”.',
    ne: '< वा { जस्ता चिह्न र सुरुमा लेखिएको “import” वा “export” यहाँ कोड मानिन्छ। शब्दमा लेख्नुहोस्: “<18” को ठाउँमा “१८ वर्षमुनि”।',
  },
  'edit.unreadable': {
    en: 'The file cannot be read. Correct it in a text editor first.',
    ne: 'फाइल पढ्न सकिएन। पहिले टेक्स्ट एडिटरमा मिलाउनुहोस्।',
  },
} as const satisfies Catalogue;

export const say = sayFrom(editSentences);
