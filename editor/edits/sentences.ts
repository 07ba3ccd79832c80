import {type Catalogue, sayFrom} from 'content/check/sentences';

/** Why an edit cannot be made. */
export const editSentences = {
  'edit.empty': {en: 'A text cannot be empty.', ne: 'शब्द खाली छोड्न मिल्दैन।'},
  'edit.lines': {
    en: 'A text has no line breaks. Add a paragraph instead.',
    ne: 'यहाँ नयाँ लाइन सुरु गर्न मिल्दैन। बरु नयाँ अनुच्छेद थप्नुहोस्।',
  },
  'edit.noMatter': {
    en: 'The page has no lines "---" at its top, between which its title is.',
    ne: 'पृष्ठको माथि “---” लेखिएका लाइन छैनन्, जसको बीचमा शीर्षक हुन्छ।',
  },
  'edit.noText': {en: '"{key}" is no text.', ne: '“{key}” लेखेर बदल्ने शब्द होइन।'},
  'edit.notHere': {
    en: 'This text cannot be written here.',
    ne: 'यी शब्द यहाँ लेख्न मिल्दैन।',
  },
  'edit.gone': {
    en: 'This text is no longer in the file. Open the page again.',
    ne: 'यी शब्द अब फाइलमा छैनन्। पृष्ठ फेरि खोल्नुहोस्।',
  },
  'edit.noBlock': {
    en: 'This block has no text that can be changed here.',
    ne: 'यस अंशमा यहाँबाट बदल्न मिल्ने शब्द छैनन्।',
  },
  'edit.otherwise': {
    en: 'These words would not be read as a text. It needs words of its own, and does not begin with "import" or "export".',
    ne: 'यी शब्द साधारण पाठका रूपमा पढिने छैनन्। आफ्नै शब्द पनि चाहिन्छन्, र सुरुमा “import” वा “export” लेख्न मिल्दैन।',
  },
  'edit.code': {
    en: 'A sign such as < or {, and “import” or “export” at the beginning, would be read as code here. Write it in words: “under 18” in place of “<18”.',
    ne: '< वा { जस्ता चिह्न र सुरुमा लेखिएको “import” वा “export” यहाँ कोड मानिन्छ। शब्दमा लेख्नुहोस्: “<18” को ठाउँमा “१८ वर्षमुनि”।',
  },
  'edit.noItem': {
    en: 'A point can only be added after another point.',
    ne: 'बुँदा अर्को बुँदापछि मात्र थप्न मिल्छ।',
  },
  'edit.noparagraph': {
    en: 'A paragraph cannot be added here.',
    ne: 'यहाँ अनुच्छेद थप्न मिल्दैन।',
  },
  'edit.noheading': {en: 'A heading cannot be added here.', ne: 'यहाँ शीर्षक थप्न मिल्दैन।'},
  'edit.noOther': {
    en: 'Another one can only be added after a question, a card or a step.',
    ne: 'प्रश्न, कार्ड वा चरणपछि मात्र अर्को थप्न मिल्छ।',
  },
  'edit.attribute': {
    en: '<{name}> does not know {attribute}=.',
    ne: '<{name}> मा {attribute}= हुँदैन।',
  },
  'edit.headingId': {
    en: 'The address of a heading has small English letters, digits and hyphens.',
    ne: 'शीर्षकको ठेगानामा अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र हाइफन मात्र हुन्छन्।',
  },
  'edit.headingTaken': {
    en: 'The page already has a part with the address "{id}".',
    ne: 'पृष्ठमा “{id}” ठेगाना भएको अर्को भाग पहिल्यै छ।',
  },
  'edit.noRemoval': {en: 'This cannot be removed here.', ne: 'यो यहाँबाट हटाउन मिल्दैन।'},
  'edit.entryGone': {
    en: 'This is not in the file any more. Load the page again.',
    ne: 'यो अब फाइलमा छैन। पृष्ठ फेरि खोल्नुहोस्।',
  },
  'edit.unreadable': {
    en: 'The file cannot be read. Correct it in a text editor first.',
    ne: 'फाइल पढ्न सकिएन। पहिले टेक्स्ट एडिटरमा मिलाउनुहोस्।',
  },
  'edit.harm': {
    en: 'This change cannot be written into the file without harm to something else in it.',
    ne: 'यो परिवर्तन लेख्दा फाइलको अरू कुरा बिग्रन्छ, त्यसैले लेख्न मिल्दैन।',
  },
} as const satisfies Catalogue;

export const say = sayFrom(editSentences);
