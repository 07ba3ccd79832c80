import type {Catalogue} from '../catalogue';

/** What is wrong in pages, and where the two languages of a page differ. */
export const pageSentences = {
  // The file and its fields.
  'page.noTranslation': {
    en: 'There is no Nepali version of this page, so visitors get English under the Nepali address. Copy the file to {file} and write it in Nepali.',
    ne: 'यो पृष्ठ नेपालीमा छैन, त्यसैले नेपाली ठेगानामा पनि अङ्ग्रेजी देखिन्छ। फाइल “{file}” मा कपी गरेर नेपालीमा लेख्नुहोस्।',
  },
  'page.txt': {
    en: 'The name of this file ends with “.txt” by mistake. Remove that ending.',
    ne: 'यस फाइलको नामको अन्त्यमा गल्तीले “.txt” आएको छ। त्यो हटाउनुहोस्।',
  },
  'page.noEnglish': {
    en: 'There is no English version of this Nepali page, so nobody can reach it. Write {file}, or delete this file.',
    ne: 'यो नेपाली पृष्ठ अङ्ग्रेजीमा छैन, त्यसैले यसमा कोही पुग्न सक्दैन। “{file}” लेख्नुहोस्, वा यो फाइल मेटाउनुहोस्।',
  },
  'page.name': {
    en: 'The name of the file is the address of the page. It has only small English letters, digits and hyphens: {name}.',
    ne: 'फाइलको नाम नै पृष्ठको ठेगाना हो। त्यसमा अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र हाइफन मात्र हुन्छन्: “{name}”।',
  },
  'page.twice': {
    en: 'The site already has a page at the address {address}. Give this file another name.',
    ne: '{address} ठेगानामा पहिल्यै अर्को पृष्ठ छ। यस फाइललाई अर्को नाम दिनुहोस्।',
  },
  'page.noHeading': {
    en: 'The page has no main heading. Begin its text with one.',
    ne: 'पृष्ठको मुख्य शीर्षक छैन। सामग्री मुख्य शीर्षकबाट सुरु गर्नुहोस्।',
  },
  'page.twoHeadings': {
    en: 'The page already has a main heading. This one can only be the heading of a part.',
    ne: 'पृष्ठको मुख्य शीर्षक पहिल्यै छ। यो कुनै भागको शीर्षक मात्र हुन सक्छ।',
  },
  'page.length': {
    en: 'The description has {length} characters. Search engines show 50 to 160: say in one sentence what a reader finds here.',
    ne: 'विवरणमा {length} अक्षर छन्। खोज इन्जिनले ५० देखि १६० अक्षर देखाउँछन्: पाठकले यहाँ के पाउँछन्, एक वाक्यमा लेख्नुहोस्।',
  },
  'page.words': {
    en: '“{mark}” would be shown as it is in the description. Write it in words only.',
    ne: 'विवरणमा “{mark}” जस्ताको तस्तै देखिन्छ। शब्दमा मात्र लेख्नुहोस्।',
  },
  'page.sameDescription': {
    en: '{file} has the same description. Say what a reader finds on this page only.',
    ne: '“{file}” को विवरण पनि यही हो। यसै पृष्ठमा मात्र पाइने कुरा लेख्नुहोस्।',
  },
  'matter.end': {
    en: 'The fields at the top end with a second line “---”, which is missing.',
    ne: 'माथिका खण्डको अन्त्यमा दोस्रो “---” हरफ हुनुपर्छ, जुन छैन।',
  },
  'matter.missing': {
    en: 'It belongs between the two lines “---” at the top. Search engines and links show it.',
    ne: 'यो माथिका दुई “---” हरफको बीचमा लेखिन्छ। खोज इन्जिन र लिङ्कले यो देखाउँछन्।',
  },
  'matter.same': {
    en: '“{field}” is the same as in English: “{text}”. Write it in Nepali.',
    ne: '“{field}” अङ्ग्रेजीकै छ: “{text}”। यसलाई नेपालीमा लेख्नुहोस्।',
  },

  // Headings, and what both languages have.
  'heading.id': {
    en: 'The id of a heading is a note at its end. It has only small English letters, digits and hyphens, the same in every language:',
    ne: 'शीर्षकको परिचय सङ्केत अन्त्यमा टिप्पणीका रूपमा लेखिन्छ। त्यसमा अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र हाइफन मात्र हुन्छन्, हरेक भाषामा उही:',
  },
  'heading.noId': {
    en: 'The heading “{text}” has no id. Links to it would break when its words change. Write one in small English letters, the same in every language:',
    ne: '“{text}” शीर्षकको परिचय सङ्केत छैन। शब्द बदलिँदा यसमा आउने लिङ्क बिग्रिन्छन्। अङ्ग्रेजीका साना अक्षरमा, हरेक भाषामा उही परिचय सङ्केत लेख्नुहोस्:',
  },
  'page.idTwice': {
    en: 'Another heading or part of this page has the same id. Give this one its own.',
    ne: 'यस पृष्ठको अर्को शीर्षक वा भागको परिचय सङ्केत पनि यही हो। यसलाई छुट्टै परिचय सङ्केत दिनुहोस्।',
  },
  'heading.noEnglish': {
    en: 'The English page has no heading with this id. A heading and its translation have the same id.',
    ne: 'अङ्ग्रेजी पृष्ठमा यो परिचय सङ्केत भएको शीर्षक छैन। शीर्षक र त्यसको अनुवादको परिचय सङ्केत उही हुन्छ।',
  },
  'heading.noTranslation': {
    en: 'The heading “{text}” is not in {file}. Write it there in Nepali, with the same id:',
    ne: '“{text}” शीर्षक “{file}” मा छैन। त्यहाँ उही परिचय सङ्केत राखेर नेपालीमा लेख्नुहोस्:',
  },
  'heading.order': {
    en: 'The headings are in another order than in English: there, “{text}” (#{id}) comes in this place.',
    ne: 'शीर्षकको क्रम अङ्ग्रेजीमा भन्दा फरक छ: त्यहाँ यस ठाउँमा “{text}” (#{id}) आउँछ।',
  },
  'blocks.differ': {
    en: '{where}, the two languages differ here: {found} in Nepali, {wanted} in English ({english}). Both have the same parts in the same order, so that a reader who changes the language finds the same place.',
    ne: '{where} दुई भाषा यहाँ मिल्दैनन्: नेपालीमा {found}, अङ्ग्रेजीमा {wanted} ({english})। भाषा बदल्ने पाठकले उही ठाउँ भेट्टाऊन् भनेर दुवैमा उही अंश उही क्रममा हुन्छन्।',
  },
  'blocks.top': {en: 'Before the first part', ne: 'पहिलो भागभन्दा अगाडि'},
  'blocks.under': {en: 'Under #{section}', ne: '#{section} मुनि'},
  'kind.none': {en: 'nothing', ne: 'केही छैन'},
  'kind.p': {en: 'paragraph', ne: 'अनुच्छेद'},
  'kind.heading': {en: 'heading', ne: 'शीर्षक'},
  'kind.li': {en: 'item of a list', ne: 'सूचीको बुँदा'},
  'kind.td': {en: 'cell of a table', ne: 'तालिकाको कोठा'},
  'kind.quote': {en: 'paragraph of a quotation', ne: 'उद्धरणको अनुच्छेद'},
  'kind.code': {en: 'block of code', ne: 'कोडको अंश'},
  'kind.hr': {en: 'line ---', ne: '“---” हरफ'},
  'kind.import': {en: 'imported part', ne: 'भित्र्याइएको भाग'},
  'translation.only': {
    en: 'This is here and not on the {language} page. Both languages have the same content: add it there, or remove it here.',
    ne: 'यो यहाँ छ, तर {language} पृष्ठमा छैन। दुवै भाषाको सामग्री उही हुन्छ: त्यहाँ थप्नुहोस्, वा यहाँबाट हटाउनुहोस्।',
  },

  // Markup.
  'component.none': {en: 'There is no <{name}>.', ne: '<{name}> भन्ने केही छैन।'},
  'component.imported': {
    en: 'If a line “import {name} …” at the top was deleted, write it again.',
    ne: 'माथिको “import {name} …” हरफ मेटिएको भए फेरि लेख्नुहोस्।',
  },
  'component.needs': {
    en: '<{name}> needs {attribute}="…"..',
    ne: '<{name}> मा {attribute}="…" चाहिन्छ।',
  },
  'component.value': {
    en: '{attribute}="{value}" is not possible in <{name}>. It can be: {choices}.',
    ne: '<{name}> मा {attribute}="{value}" मिल्दैन। हुन सक्ने: {choices}।',
  },
  'component.empty': {en: '<{name}> has nothing inside.', ne: '<{name}> भित्र केही छैन।'},
  'markup.link': {
    en: 'A bracket of this link is missing, so visitors see the others.',
    ne: 'यस लिङ्कको एउटा कोष्ठक छुटेको छ, त्यसैले पाठकले लेख्ने चिह्न नै देख्छन्।',
  },
  'markup.linkSpace': {
    en: 'An address has no spaces, so this is not a link, and visitors see its brackets. Write %20 in place of a space.',
    ne: 'ठेगानामा खाली ठाउँ हुँदैन, त्यसैले यो लिङ्क भएन, र पाठकले लेख्ने चिह्न नै देख्छन्। खाली ठाउँको साटो %20 लेख्नुहोस्।',
  },
  'markup.stars': {
    en: 'Visitors see these two stars. Bold words have two at both ends, in the same paragraph, without a space between stars and words.',
    ne: 'पाठकले यी दुई तारा देख्छन्। गाढा शब्दको दुवै छेउमा, एउटै अनुच्छेदमा, दुई-दुई तारा हुन्छन्, र तारा र शब्दको बीचमा खाली ठाउँ हुँदैन।',
  },
  'markup.starsInside': {
    en: 'Visitors see these stars: a sign, such as a quotation mark, stands between the words in stars and the letter beside them. It belongs outside the stars.',
    ne: 'पाठकले यी तारा देख्छन्: ताराभित्रका शब्द र छेउको अक्षरको बीचमा उद्धरण चिह्नजस्तो चिह्न छ। त्यो ताराबाहिर राखिन्छ।',
  },
  'markup.heading': {
    en: 'A heading has a space after its #. Without it, visitors see the #.',
    ne: 'शीर्षकको # पछि खाली ठाउँ हुन्छ। नत्र पाठकले # देख्छन्।',
  },
  'markup.value': {
    en: 'Words in braces are code, and “{name}” means nothing. Leave out the braces; figures and dates of the site are put in with “Insert”.',
    ne: 'मझौला कोष्ठकभित्रका शब्द कोड हुन्, र “{name}” को केही अर्थ छैन। कोष्ठक हटाउनुहोस्; साइटको अङ्क वा मिति “थप्नुहोस्” बाट राखिन्छ।',
  },
  'html.foreign': {
    en: '<{name}> comes from another program or is misspelt. The site gives everything its look: delete what is between < and >, and keep its words.',
    ne: '<{name}> अर्को प्रोग्रामबाट आएको वा गलत लेखिएको हो। रूपरङ साइटले आफैँ दिन्छ: < र > बीचको कुरा मेटाउनुहोस्, र शब्द राख्नुहोस्।',
  },
  'page.once': {
    en: '“{typed}” is written once for the whole site. Put in what stands for it, so that a change reaches every page.',
    ne: '“{typed}” पूरै साइटका लागि एकै ठाउँमा लेखिन्छ। बदलिँदा सबै पृष्ठमा बदलियोस् भनेर यसको ठाउँमा साइटको अङ्क वा मिति राख्नुहोस्।',
  },
  'link.plain': {
    en: 'Write “{address}”, without a language or a server before it: readers stay in their language.',
    ne: 'भाषा र सर्भरको नाम नराखी “{address}” मात्र लेख्नुहोस्: पाठक आफ्नै भाषामा रहन्छन्।',
  },
  'link.bare': {
    en: 'An address without brackets goes on to the next space, with every letter and sign: “{address}”. Write it as [words](address).',
    ne: 'कोष्ठकविनाको ठेगाना अर्को खाली ठाउँसम्म पुग्छ, बीचका सबै अक्षर र चिह्नसहित: “{address}”। [शब्द](ठेगाना) गरी लेख्नुहोस्।',
  },
  'link.none': {
    en: 'There is no page “{address}”.',
    ne: '“{address}” ठेगाना भएको पृष्ठ छैन।',
  },
  'link.noPlace': {
    en: 'The page “{address}” has no place “#{id}”.',
    ne: '“{address}” पृष्ठमा “#{id}” भन्ने ठाउँ छैन।',
  },
  'picture.words': {
    en: 'The picture has no description. Say what it shows, for those who cannot see it.',
    ne: 'तस्बिरको वर्णन छैन। देख्न नसक्नेका लागि तस्बिरमा के छ, लेख्नुहोस्।',
  },
  'source.preeti': {
    en: 'This line is typed for the font Preeti. Convert it to Unicode, and paste it again.',
    ne: 'यो हरफ प्रीति फन्टमा टाइप गरिएको छ। युनिकोडमा बदलेर फेरि टाँस्नुहोस्।',
  },
  'source.bullet': {
    en: 'This is a bullet of Word. An item of a list begins with a hyphen and a space, on a line of its own.',
    ne: 'यो वर्डको बुँदा चिह्न हो। सूचीको बुँदा छुट्टै हरफमा, हाइफन र खाली ठाउँबाट सुरु हुन्छ।',
  },
} as const satisfies Catalogue;
