import type {Catalogue} from '.';

/** What keeps a file from being read, in any format, and in YAML. */
export const fileSentences = {
  near: {en: 'Did you mean "{word}"?', ne: 'के तपाईँले “{word}” भन्न खोज्नुभएको हो?'},
  'near.same': {
    en: 'There is one that looks the same, and a letter of it is saved in another way. Give both the same name in plain letters, a to z.',
    ne: 'उस्तै देखिने नाम छ, तर त्यसको कुनै अक्षर अर्कै तरिकाले सुरक्षित गरिएको छ। दुवैको नाम a देखि z सम्मका अक्षरमा एउटै राख्नुहोस्।',
  },
  'file.encoding': {
    en: 'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".',
    ne: 'फाइल UTF-8 मा सुरक्षित गरिएको छैन। “UTF-8” छानेर फेरि सुरक्षित गर्नुहोस्।',
  },
  'file.empty': {
    en: 'The file is empty. Take back what emptied it, or write it again.',
    ne: 'फाइल खाली छ। खाली बनाउने परिवर्तन फिर्ता लिनुहोस्, वा फेरि लेख्नुहोस्।',
  },
  'file.twoVersions': {
    en: 'Two versions of the file are here, above and below the line "=======". Keep one, and delete the lines with "<<<<<<<", "=======" and ">>>>>>>".',
    ne: 'यहाँ फाइलका दुई रूप छन्: एउटा “=======” लाइनको माथि, अर्को तल। एउटा मात्र राख्नुहोस्, र “<<<<<<<”, “=======” र “>>>>>>>” भएका लाइन मेट्नुहोस्।',
  },
  'file.lostLetters': {
    en: 'The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.',
    ne: 'शब्दका अक्षर हराए, तिनका ठाउँमा प्रश्न चिह्न मात्र छन्। फेरि टाइप गरेर फाइल UTF-8 मा सुरक्षित गर्नुहोस्।',
  },
  'file.space': {
    en: 'A space of another kind is in this line; it only looks the same. Delete the space and type it again.',
    ne: 'यस लाइनमा अर्कै खालको खाली ठाउँ छ, जो उस्तै देखिन्छ मात्र। त्यो खाली ठाउँ मेटेर फेरि टाइप गर्नुहोस्।',
  },
  'file.invisible': {
    en: 'There is an invisible character ({code}) in "{word}" or beside it. Delete that and type it again.',
    ne: '“{word}” भित्र वा छेउमा नदेखिने चिह्न ({code}) छ। त्यो शब्द मेटेर फेरि टाइप गर्नुहोस्।',
  },

  'yaml.firstSign': {
    en: 'A text cannot begin with {sign} on its own: put the whole text between quotes.',
    ne: 'वाक्य {sign} चिह्नबाट सुरु हुन सक्दैन: पूरै वाक्य उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.field': {
    en: 'This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.',
    ne: 'यस लाइनमा खण्डको नामपछि कोलन (:) र खाली ठाउँ छैन, वा अर्को लाइनको सुरुको खाली ठाउँ फरक छ। एउटै प्रविष्टिका खण्ड एउटै सिधाइबाट सुरु हुन्छन्।',
  },
  'yaml.colonWithin': {
    en: 'The text has a colon and a space in it: put the whole text between quotes.',
    ne: 'वाक्यभित्र कोलन (:) र खाली ठाउँ छ: पूरै वाक्य उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.tab': {
    en: 'There is a tab at the beginning of the line. Use spaces: two for each step.',
    ne: 'लाइनको सुरुमा ट्याब छ। त्यसको सट्टा खाली ठाउँ राख्नुहोस्: हरेक तहका लागि दुई वटा।',
  },
  'yaml.hyphenSpace': {
    en: 'A space is missing after the hyphen: write "- {text}".',
    ne: 'हाइफनपछि खाली ठाउँ छुटेको छ: “- {text}” लेख्नुहोस्।',
  },
  'yaml.twice': {
    en: '"{field}" is written twice in the same place. Keep one.',
    ne: '“{field}” एकै ठाउँमा दुई पटक लेखिएको छ। एउटा मात्र राख्नुहोस्।',
  },
  'yaml.openQuote': {
    en: 'A quotation mark is opened here and not closed. Close it at the end of the text.',
    ne: 'यहाँ खोलिएको उद्धरण चिह्न बन्द गरिएको छैन। वाक्यको अन्त्यमा बन्द गर्नुहोस्।',
  },
  'yaml.indentOrHyphen': {
    en: 'The line does not begin in the same column as the fields before it, or its "- " is missing. Type as many spaces before it as they have.',
    ne: 'यो लाइन माथिका खण्डको सिधाइबाट सुरु हुँदैन, वा सुरुको “- ” छुटेको छ। अगाडि तिनमा जति छन्, त्यति नै खाली ठाउँ राख्नुहोस्।',
  },
  'yaml.indent': {
    en: 'The line does not begin in the same column as the fields before it. Type as many spaces before it as they have.',
    ne: 'यो लाइन माथिका खण्डको सिधाइबाट सुरु हुँदैन। अगाडि तिनमा जति छन्, त्यति नै खाली ठाउँ राख्नुहोस्।',
  },
  'yaml.openBrace': {
    en: 'A brace { is opened in this line and not closed. Write } after the last text.',
    ne: 'यस लाइनमा खोलिएको मझौला कोष्ठक { बन्द गरिएको छैन। अन्तिम शब्दपछि } लेख्नुहोस्।',
  },
  'yaml.openBracket': {
    en: 'A bracket [ or { is opened and not closed in the lines before.',
    ne: 'माथिका लाइनमा खोलिएको [ वा { कोष्ठक बन्द गरिएको छैन।',
  },
  'yaml.noColon': {
    en: 'A colon is missing after "{field}": write "{field}: …".',
    ne: '“{field}” पछि कोलन छुटेको छ: “{field}: …” लेख्नुहोस्।',
  },
  'yaml.colonSpace': {
    en: 'A space is missing after the colon: write "{field}: …".',
    ne: 'कोलनपछि खाली ठाउँ छुटेको छ: “{field}: …” लेख्नुहोस्।',
  },
  'yaml.otherColon': {
    en: 'The sign after "{field}" is not a colon. Write "{field}: …".',
    ne: '“{field}” पछिको चिह्न कोलन होइन। “{field}: …” लेख्नुहोस्।',
  },
  'yaml.otherComma': {
    en: 'A sign in this line only looks like a comma. Type the comma again.',
    ne: 'यस लाइनको एउटा चिह्न अल्पविरामजस्तो मात्र देखिन्छ। अल्पविराम फेरि टाइप गर्नुहोस्।',
  },
  'yaml.noComma': {
    en: 'A comma is missing before "{field}:".',
    ne: '“{field}:” अगाडि अल्पविराम छुटेको छ।',
  },
  'yaml.roundBrackets': {
    en: 'The two languages are between braces { }, not between round brackets.',
    ne: 'दुई भाषाका शब्द गोला कोष्ठकभित्र होइन, मझौला कोष्ठक { } भित्र हुन्छन्।',
  },
  'yaml.curvedQuotes': {
    en: 'Curved quotation marks are letters here. Put straight ones around the text: "…".',
    ne: 'घुमाउरा उद्धरण चिह्न यहाँ अक्षर मानिन्छन्। शब्दको वरिपरि सिधा चिह्न राख्नुहोस्: "…"।',
  },
  'yaml.apostrophe': {
    en: 'An apostrophe ends a text between single quotes. Put the text between double quotes: "…".',
    ne: 'एकल उद्धरण चिह्नभित्रको एपोस्ट्रफीले शब्द टुङ्ग्याइदिन्छ। शब्दलाई दोहोरो उद्धरण चिह्नभित्र राख्नुहोस्: "…"।',
  },
  'yaml.newEntry': {
    en: 'A new entry begins here, and its hyphen is missing: write "- id: …".',
    ne: 'यहाँबाट नयाँ प्रविष्टि सुरु हुन्छ, तर त्यसको हाइफन छुटेको छ: “- id: …” लेख्नुहोस्।',
  },
  'yaml.noField': {
    en: 'These words belong to no field. A note begins with #, and a text with the name of its field and a colon.',
    ne: 'यी शब्द कुनै खण्डका होइनन्। टिप्पणी # बाट सुरु हुन्छ, र शब्दअगाडि त्यसको खण्डको नाम र कोलन हुन्छ।',
  },
  'yaml.block': {
    en: 'A text on lines of its own begins two spaces further right than the name of its field.',
    ne: 'छुट्टै लाइनमा लेखिने शब्द आफ्नो खण्डको नामभन्दा दुई खाली ठाउँ दायाँबाट सुरु हुन्छ।',
  },
  'yaml.afterEnd': {
    en: 'There are words after the end of the text. Put a text with quotation marks or a bracket in it between quotes as a whole.',
    ne: 'वाक्य सकिएपछि पनि शब्द छन्। भित्र उद्धरण चिह्न वा कोष्ठक भएको वाक्य पूरै उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.note': {
    en: 'The text ends before "#{note}": after a space, # begins a note. Put the whole text between quotes.',
    ne: '“#{note}” अगाडि नै शब्द टुङ्गिन्छ, किनकि खाली ठाउँपछिको # बाट टिप्पणी सुरु हुन्छ। पूरै शब्द उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'yaml.unknown': {
    en: 'The line cannot be read. Compare it with the entries before it, and with the line above.',
    ne: 'यो लाइन पढ्न सकिएन। माथिको लाइन र माथिका प्रविष्टिसँग तुलना गर्नुहोस्।',
  },
} as const satisfies Catalogue;
