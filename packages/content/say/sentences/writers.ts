import type {Locale} from 'nepali-text/locale';

/** What the editor says in place of sentences that name files or marks, which its writers do not see. */
const instead: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'list.idTwice': {
    en: 'Another entry has “{id}” as its name in addresses. Choose another one.',
    ne: 'ठेगानामा अर्को प्रविष्टिको नाम पनि “{id}” छ। अर्को नाम छान्नुहोस्।',
  },
  'id.none': {
    en: '“{id}” is not in the list {list}.',
    ne: '“{list}” सूचीमा “{id}” छैन।',
  },
  'field.choice': {
    en: '“{value}” is not one of the choices. Choose another one.',
    ne: '“{value}” विकल्पमध्ये होइन। अर्को छान्नुहोस्।',
  },
  'text.factInBraces': {
    en: 'Put the figure or date in with “Insert”: {fact}.',
    ne: 'अङ्क वा मिति “थप्नुहोस्” बाट राख्नुहोस्: {fact}।',
  },
  'copy.mark': {
    en: 'A link or bold words are not complete here. Take the signs out, and make them again with “Link” or “Bold”.',
    ne: 'यहाँको लिङ्क वा गाढा शब्द पूरा छैन। चिह्न हटाएर “लिङ्क” वा “गाढा” बाट फेरि बनाउनुहोस्।',
  },
  'media.language': {
    en: 'The headline is in {language}. Choose that language.',
    ne: 'शीर्षक {language}मा छ। त्यही भाषा छान्नुहोस्।',
  },
  'matter.missing': {
    en: 'Search engines and links show it.',
    ne: 'खोज इन्जिन र लिङ्कले यो देखाउँछन्।',
  },
  'blocks.differ': {
    en: 'The two languages differ here: {found} in Nepali, {wanted} in English. Both have the same parts in the same order.',
    ne: 'दुई भाषा यहाँ मिल्दैनन्: नेपालीमा {found}, अङ्ग्रेजीमा {wanted}। दुवैमा उही अंश उही क्रममा हुन्छन्।',
  },
  'link.bare': {
    en: 'An address goes on to the next space, with every letter and sign: “{address}”. Give it words of its own with “Link”.',
    ne: 'ठेगाना अर्को खाली ठाउँसम्म पुग्छ, बीचका सबै अक्षर र चिह्नसहित: “{address}”। “लिङ्क” बाट यसलाई आफ्नै शब्द दिनुहोस्।',
  },
  'nepali.code': {
    en: 'If it has to stay as it is, ask the person who looks after the site.',
    ne: 'यस्तै रहनुपर्ने हो भने साइट हेर्ने व्यक्तिलाई सोध्नुहोस्।',
  },
};

/** What is wrong in a file, and no writer of the editor can have made. */
const BY_HAND =
  /^(?:yaml|ledger|component|heading|names|drawing)\.|^list\.(?:missing|unused)|^file\.(?:empty|encoding|syntax|twoVersions)|^field\.(?:unknown|known|colonSpace|comma|oneText|text|boolean|list|languages|fields)$|^copy\.code|^asset\.(?:path|none)|^page\.(?:noTranslation|noEnglish|txt|name|twice|idTwice)|^matter\.end/;
const byHand = {
  en: 'This was changed outside the writing room and is not in order. Ask the person who looks after the site.',
  ne: 'यो लेखन कक्षबाहिर बदलिएको छ र मिलेको छैन। साइट हेर्ने व्यक्तिलाई सोध्नुहोस्।',
};

/** A sentence of the checks as the editor says it. */
export const textForWriters = (
  id: string,
  text: Readonly<Record<Locale, string>>,
): Readonly<Record<Locale, string>> => (BY_HAND.test(id) ? byHand : (instead[id] ?? text));
