/* What the editor says when an edit or a request cannot be done, beside the sentences of the checks. */
import {sayFrom, type Sentence, SentenceError} from 'content/say';
import type {Catalogue} from 'content/say/catalogue';

export const editorSentences = {
  // The guard and the disk.
  'editor.address': {
    en: 'The only address of the writing room is {address}.',
    ne: 'लेखन कक्षको ठेगाना {address} मात्र हो।',
  },
  'editor.own': {
    en: 'Only the page of the writing room may ask for this.',
    ne: 'यो काम लेखन कक्षको पृष्ठबाट मात्र गर्न मिल्छ।',
  },
  'editor.oldKey': {
    en: 'The address of this page is an old one. Open the one in the terminal.',
    ne: 'यस पृष्ठको ठेगाना पुरानो भयो। टर्मिनलमा देखाइएको ठेगाना खोल्नुहोस्।',
  },
  'editor.signIn': {
    en: 'You are not signed in, or your sign-in has expired. Open this page once more in another window and sign in there; what you typed is kept.',
    ne: 'तपाईँ साइन इन हुनुहुन्न, वा साइन इनको समय सकियो। यो पृष्ठ अर्को विन्डोमा खोलेर साइन इन गर्नुहोस्; टाइप गर्नुभएको कुरा जोगिन्छ।',
  },
  'editor.request': {
    en: 'The writing room does not understand this request.',
    ne: 'लेखन कक्षले यो अनुरोध बुझेन।',
  },
  'editor.tooMuch': {
    en: 'This is too large: the limit is {most} MB.',
    ne: 'यो एकै पटकका लागि धेरै ठुलो भयो: बढीमा {most} एमबी पठाउन मिल्छ।',
  },
  'editor.foreign': {
    en: 'The writing room does not write the file {file}.',
    ne: 'लेखन कक्षले “{file}” फाइल बदल्दैन।',
  },
  'editor.failed': {
    en: 'Something went wrong in the writing room. The window in which it runs says what; show it to the person who looks after the site.',
    ne: 'लेखन कक्षमा समस्या आयो। के भयो भन्ने कुरा कक्ष चलिरहेको विन्डोमा छ; त्यो साइट हेर्ने व्यक्तिलाई देखाउनुहोस्।',
  },
  'step.gone': {
    en: 'This step can no longer be undone.',
    ne: 'यो परिवर्तन अब फिर्ता लिन मिल्दैन।',
  },
  'list.noSuch': {en: 'There is no such list.', ne: 'यस्तो सूची छैन।'},
  'page.noSuch': {en: 'There is no such page.', ne: 'यस्तो पृष्ठ छैन।'},
  'agree.busy': {
    en: 'Somebody is changing the same texts. Open the list again.',
    ne: 'अरू कसैले यिनै शब्द बदल्दै हुनुहुन्छ। सूची फेरि खोल्नुहोस्।',
  },
  'upload.there': {
    en: 'There is already a file {file}.',
    ne: '“{file}” फाइल पहिल्यै छ।',
  },
  'upload.otherKind': {
    en: 'The file {file} is named {ending}, but it is of another kind. Save it as {ending} again, and choose that file.',
    ne: '“{file}” को नाममा {ending} लेखिएको छ, तर फाइल अर्कै प्रकारको हो। {ending} मा फेरि सुरक्षित गरेर त्यही फाइल छान्नुहोस्।',
  },
  'text.tooLong': {
    en: 'This text is too long: the limit is 100,000 characters. Make several paragraphs of it.',
    ne: 'यो सामग्री धेरै लामो भयो: बढीमा एक लाख अक्षर लेख्न मिल्छ। यसलाई धेरै अनुच्छेदमा बाँड्नुहोस्।',
  },
  'disk.full': {
    en: 'The disk of this computer is full, so nothing was saved. Delete something that you do not need, and save again.',
    ne: 'यस कम्प्युटरको डिस्क भरिएको छ, त्यसैले केही पनि सुरक्षित भएन। नचाहिने केही मेटाएर फेरि सुरक्षित गर्नुहोस्।',
  },
  'disk.forbidden': {
    en: 'This computer does not allow the file {file} to be written, so nothing was saved. Another program may have it open, or the folder belongs to somebody else.',
    ne: 'यस कम्प्युटरले “{file}” फाइल बदल्न दिँदैन, त्यसैले केही पनि सुरक्षित भएन। अर्को प्रोग्रामले त्यो फाइल खोलेको हुन सक्छ, वा फोल्डर अरू कसैको हो।',
  },
  'disk.failed': {
    en: 'The file {file} could not be written, so nothing was saved. The system says “{reason}”.',
    ne: '“{file}” फाइल लेख्न सकिएन, त्यसैले केही पनि सुरक्षित भएन। कम्प्युटरले “{reason}” भन्छ।',
  },

  // Edits.
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

  // Pages and their addresses.
  'page.lasting': {
    en: 'This page can be neither deleted nor moved: programs and other sites rely on its address.',
    ne: 'यो पृष्ठ मेटाउन वा सार्न मिल्दैन: प्रोग्राम र अरू साइट यसको ठेगानामा भर पर्छन्।',
  },
  'page.linked': {
    en: 'Other texts still link to this page. Remove those links first.',
    ne: 'अरू सामग्रीमा यस पृष्ठका लिङ्क छन्। पहिले ती लिङ्क हटाउनुहोस्।',
  },
  'address.empty': {
    en: 'A page needs an address.',
    ne: 'पृष्ठलाई ठेगाना चाहिन्छ।',
  },
  'address.nepali': {
    en: 'An address has English letters only. Write the name as it sounds, such as “hamro-kam”.',
    ne: 'ठेगानामा अङ्ग्रेजी अक्षर मात्र हुन्छन्। नाम सुनिएजस्तै लेख्नुहोस्, जस्तै “hamro-kam”।',
  },
  'address.spaces': {
    en: 'An address has no spaces. Put a hyphen between the words.',
    ne: 'ठेगानामा खाली ठाउँ हुँदैन। शब्दका बीचमा हाइफन राख्नुहोस्।',
  },
  'address.capitals': {
    en: 'An address has small letters only.',
    ne: 'ठेगानामा साना अक्षर मात्र हुन्छन्।',
  },
  'address.signs': {
    en: 'The address of a page has small English letters, digits and hyphens.',
    ne: 'पृष्ठको ठेगानामा अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र हाइफन मात्र हुन्छन्।',
  },
  'address.long': {
    en: 'This address is too long: the limit is {most} letters.',
    ne: 'यो ठेगाना धेरै लामो भयो: बढीमा {most} अक्षर राख्नुहोस्।',
  },
} as const satisfies Catalogue;

export const say = sayFrom(editorSentences);

export class RefusalError extends SentenceError {
  /**
   * @param status of HTTP
   * @param id of a sentence of `ui.handIn` in words.yml, which says more
   */
  constructor(
    sentence: Sentence,
    readonly status: number,
    readonly id?: string,
  ) {
    super(sentence);
  }
}

/** Why an edit was not made. The file is as it was. */
export class EditError extends SentenceError {
  override name = 'EditError';

  constructor(
    sentence: Sentence,
    /** Which file; of one that is not there yet, which of its texts: "heading". */
    readonly about?: {file: string; field?: string},
  ) {
    super(sentence);
  }
}
