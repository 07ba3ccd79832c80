import type {Catalogue} from '../catalogue';

/** What code and content need from each other: said to who adds a part, or takes it out. */
export const codeSentences = {
  'list.contract': {
    en: 'A new list has its contract in src/data/lists.ts.',
    ne: 'नयाँ सूचीको नियम src/data/lists.ts मा लेखिन्छ।',
  },
  'copy.page': {
    en: 'New words of a page are imported by the page: {file}.',
    ne: 'पृष्ठका नयाँ शब्द त्यही पृष्ठको कोडले लिन्छ: “{file}”।',
  },
  'help.missing': {
    en: 'The list “{list}” has nothing under “{section}”. The writing room shows it to writers.',
    ne: '“{section}” मुनि “{list}” सूचीबारे केही लेखिएको छैन। लेखन कक्षमा त्यही देखिन्छ।',
  },
  'help.noLabel': {
    en: '“{key}” in {file} has no label for writers. Write it under “fields”, in both languages.',
    ne: '“{file}” मा भएको “{key}” को नाम लेखिएको छैन। “fields” मुनि दुवै भाषामा लेख्नुहोस्।',
  },
  'element.none': {
    en: 'There is no {file}, so <{name}> does nothing. Write it, or take <{name}> out.',
    ne: '{file} छैन, त्यसैले <{name}> ले केही गर्दैन। त्यो लेख्नुहोस्, वा <{name}> हटाउनुहोस्।',
  },
  'element.unused': {
    en: 'No page shows <{name}>, so it is never loaded. Use it, or delete its folder.',
    ne: 'कुनै पृष्ठमा <{name}> छैन, त्यसैले यो कहिल्यै लोड हुँदैन। प्रयोग गर्नुहोस्, वा यसको फोल्डर मेटाउनुहोस्।',
  },
  'element.alone': {
    en: 'There is no element.ts beside this file, so nothing loads it. Write it, or delete this file.',
    ne: 'यस फाइलसँगै element.ts छैन, त्यसैले यो कतै लोड हुँदैन। त्यो लेख्नुहोस्, वा यो फाइल मेटाउनुहोस्।',
  },
  'element.twice': {
    en: 'This file and {other} are both {name}. Rename one.',
    ne: 'यो फाइल र {other} दुवैको नाम {name} छ। एउटाको नाम बदल्नुहोस्।',
  },
  'component.noModule': {
    en: '{file} exports no {name}. Write it, or delete this entry.',
    ne: '“{file}” मा “{name}” छैन। त्यो लेख्नुहोस्, वा यो प्रविष्टि मेटाउनुहोस्।',
  },
  'component.noEntry': {
    en: 'Pages cannot use <{name}> yet: it has no entry in {file}.',
    ne: 'पृष्ठमा <{name}> राख्न मिल्दैन: “{file}” मा त्यसको प्रविष्टि छैन।',
  },
  'list.unread': {
    en: 'No page imports this list, so nobody sees it. Show it, or delete it with its contract.',
    ne: 'कुनै पृष्ठले यो सूची लिँदैन, त्यसैले यो कसैले देख्दैन। पृष्ठमा देखाउनुहोस्, वा नियमसहित मेटाउनुहोस्।',
  },
  'page.unlinked': {
    en: 'Nothing on the site links to {address}. Links of the header and the footer are in {file}.',
    ne: 'साइटको कुनै लिङ्कले {address} मा लैजाँदैन। हेडर र फुटरका लिङ्क “{file}” मा छन्।',
  },
  'ledger.gone': {
    en: 'Texts that were agreed here are gone from both languages. Take them out of the ledger:',
    ne: 'यहाँ सहमति भएका वाक्य दुवै भाषाबाट हटिसके। अभिलेखबाट पनि हटाउनुहोस्:',
  },
} as const satisfies Catalogue;
