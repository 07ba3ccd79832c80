import type {Catalogue} from '../catalogue';

/** What is wrong in the lists, with their pictures and fonts, and what is asked about them. */
export const listSentences = {
  // The form of a list.
  'list.missing': {
    en: 'No file has this name. A page of the site needs the list “{list}”.',
    ne: 'यस नामको फाइल भेटिएन। साइटको एउटा पृष्ठलाई “{list}” सूची चाहिन्छ।',
  },
  'list.unused': {
    en: 'The site has no list of this name, so no page can show this file. Delete it, or give it the name of its list.',
    ne: 'साइटमा यस नामको सूची छैन, त्यसैले कुनै पृष्ठले यो फाइल देखाउन सक्दैन। यसलाई मेटाउनुहोस्, वा यसको सूचीको नाम दिनुहोस्।',
  },
  'list.idTwice': {
    en: '“{id}” is already on line {line}. Every id of a list is different from the others.',
    ne: '“{id}” हरफ {line} मा पहिल्यै छ। एउटै सूचीका सबै परिचय सङ्केत फरक-फरक हुन्छन्।',
  },
  'list.unreal': {
    en: '“{text}” is not real yet. Write the real one, or mark it as a sample again.',
    ne: '“{text}” अहिलेसम्म वास्तविक होइन। वास्तविक विवरण लेख्नुहोस्, वा यसमा फेरि नमुनाको चिह्न लगाउनुहोस्।',
  },

  // A field.
  'field.missing': {en: '“{field}” is missing.', ne: '“{field}” छुटेको छ।'},
  'field.empty': {en: '“{field}” is empty.', ne: '“{field}” खाली छ।'},
  'field.textMissing': {
    en: 'The {language} text ({locale}) is missing.',
    ne: '{language} ({locale}) छुटेको छ।',
  },
  'field.textEmpty': {
    en: 'The {language} text ({locale}) is empty.',
    ne: '{language} ({locale}) खाली छ।',
  },
  'field.unknown': {en: '“{field}” is not a field here.', ne: '“{field}” नामको खण्ड यहाँ हुँदैन।'},
  'field.known': {en: 'The fields here are: {fields}.', ne: 'यहाँका खण्ड यी हुन्: “{fields}”।'},
  'field.colonSpace': {
    en: 'A space is missing after “{field}:”. Write “{field}: {text}”.',
    ne: '“{field}:” पछि खाली ठाउँ छुटेको छ। “{field}: {text}” लेख्नुहोस्।',
  },
  'field.comma': {
    en: '“{text}” has nothing after it. Between { and } a comma ends a text: put a text with a comma between quotes.',
    ne: '“{text}” पछि केही छैन। { र } को बीचमा अल्पविरामले वाक्य टुङ्ग्याउँछ: अल्पविराम भएको वाक्य उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'field.choice': {
    en: '“{value}” is not one of the choices: {choices}.',
    ne: '“{value}” विकल्पमध्ये होइन। विकल्प यी हुन्: “{choices}”।',
  },
  'field.wrong': {
    en: '“{field}” is not right. Compare it with the other entries.',
    ne: '“{field}” मिलेको छैन। अरू प्रविष्टिसँग तुलना गर्नुहोस्।',
  },
  'field.oneText': {
    en: 'One text is expected here, not {found}.',
    ne: 'यहाँ एउटा वाक्य वा शब्द चाहिन्छ, {found} होइन।',
  },
  'field.text': {
    en: 'Text is expected here, not {found}. Put it between quotes.',
    ne: 'यहाँ शब्द चाहिन्छ, {found} होइन। यसलाई उद्धरण चिह्नभित्र राख्नुहोस्।',
  },
  'field.number': {
    en: 'A whole number is expected here, not {found}: digits only, without quotes, commas or units.',
    ne: 'यहाँ पूर्ण सङ्ख्या चाहिन्छ, {found} होइन: अङ्क (0-9) मात्र लेख्नुहोस्; उद्धरण चिह्न, अल्पविराम वा एकाइ नराख्नुहोस्।',
  },
  'field.boolean': {
    en: 'Only true or false can be here, without quotes.',
    ne: 'यहाँ “true” वा “false” मात्र हुन सक्छ, उद्धरण चिह्नविना।',
  },
  'field.list': {
    en: 'A list is expected here, not {found}.',
    ne: 'यहाँ सूची चाहिन्छ, {found} होइन।',
  },
  'field.languages': {
    en: 'A text is needed here in every language ({locales}).',
    ne: 'यहाँ हरेक भाषामा ({locales}) लेख्नुपर्छ।',
  },
  'field.fields': {
    en: 'Named fields are expected here, not {found}.',
    ne: 'यहाँ नाम दिइएका खण्ड चाहिन्छन्, {found} होइन।',
  },
  'value.list': {en: 'a list', ne: 'सूची'},
  'value.fields': {en: 'named fields', ne: 'नाम दिइएका खण्ड'},
  'value.number': {en: 'the number {value}', ne: 'सङ्ख्या {value}'},
  'value.text': {en: 'text', ne: 'शब्द'},
  'value.plain': {en: '{value}', ne: '“{value}”'},
  'language.en': {en: 'English', ne: 'अङ्ग्रेजी'},
  'language.ne': {en: 'Nepali', ne: 'नेपाली'},

  // A value.
  'text.empty': {en: 'The text is empty.', ne: 'यहाँ केही लेखिएको छैन।'},
  'text.factInBraces': {
    en: 'In a list, a figure or date is inserted between braces: {fact}.',
    ne: 'सूचीमा अङ्क वा मिति मझौला कोष्ठकभित्र लेखिन्छ: {fact}।',
  },
  'text.asItIs': {
    en: 'This text is shown as it is. Write words only: no links and no bold words.',
    ne: 'यहाँका शब्द जस्ताको तस्तै देखाइन्छन्। शब्द मात्र लेख्नुहोस्: लिङ्क र गाढा अक्षर राख्न मिल्दैन।',
  },
  'text.noFact': {
    en: '{written} names no figure or date of the site.',
    ne: '“{written}” नामको कुनै अङ्क वा मिति साइटमा छैन।',
  },
  'text.otherWords': {
    en: 'Put other words between ( and ).',
    ne: 'अरू शब्द गोला कोष्ठक ( ) भित्र राख्नुहोस्।',
  },
  'text.noShort': {
    en: 'The figure or date “{fact}” has no short form. Write {long}.',
    ne: '“{fact}” को छोटो रूप छैन। “{long}” लेख्नुहोस्।',
  },
  'facts.nested': {
    en: 'A figure or date cannot name another: {written}. Write the words themselves.',
    ne: 'अङ्क वा मितिभित्र अर्को राख्न मिल्दैन: “{written}”। त्यहाँ शब्द नै लेख्नुहोस्।',
  },
  'copy.code': {
    en: 'The code that decides what is shown here: {files}.',
    ne: 'यहाँ के देखाउने भन्ने कुरा साइटको कोडमा छ: {files}।',
  },
  'copy.place': {
    en: 'The page puts a value in the place of {places}. Write it into the text.',
    ne: 'पृष्ठले “{places}” को ठाउँमा आफैँ मान राख्छ। त्यो वाक्यमा पनि लेख्नुहोस्।',
  },
  'copy.mark': {
    en: 'A link is written [words](/page), and a bold word **word**: a bracket or a star is missing, or the address has a space or a bracket in it.',
    ne: 'लिङ्क [शब्द](/page) गरी र गाढा शब्द **शब्द** गरी लेखिन्छ: कुनै कोष्ठक वा तारा छुटेको छ, वा ठेगानाभित्र खाली ठाउँ वा कोष्ठक छ।',
  },
  'copy.differs': {
    en: 'Only one of the two languages has {part}. Write it in both, or in none.',
    ne: '“{part}” एउटा भाषामा मात्र छ। दुवैमा लेख्नुहोस्, वा कुनैमा नलेख्नुहोस्।',
  },
  'copy.same': {
    en: 'The Nepali text is the same as the English one. Write it in Nepali.',
    ne: 'नेपाली र अङ्ग्रेजीका शब्द उही छन्। यसलाई नेपालीमा लेख्नुहोस्।',
  },
  'id.letters': {
    en: '“{value}” has other signs than small English letters, digits and single hyphens.',
    ne: '“{value}” मा नमिल्ने चिह्न छ। यहाँ अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र बीचमा एक-एक हाइफन मात्र हुन्छन्।',
  },
  'id.none': {
    en: 'There is no entry in {list} with the id “{id}”.',
    ne: '“{list}” सूचीमा “{id}” परिचय सङ्केत भएको प्रविष्टि छैन।',
  },
  'id.addFirst': {en: 'Add it there first.', ne: 'पहिले त्यहाँ थप्नुहोस्।'},
  'countryId.form': {
    en: '“{value}” is not the code of a country. Write the two capital letters of ISO 3166.',
    ne: '“{value}” देशको सङ्केत होइन। ISO 3166 अनुसार अङ्ग्रेजीका दुई ठुला अक्षर लेख्नुहोस्।',
  },
  'dialCode.form': {
    en: '“{value}” is not a dialling code. Write one to four digits, without +.',
    ne: '“{value}” देशको फोन सङ्केत होइन। + नराखी एकदेखि चार अङ्क (0-9) लेख्नुहोस्।',
  },
  'hour.form': {
    en: '“{value}” is not a time. Write hours and minutes of the 24-hour clock, such as 17:30.',
    ne: '“{value}” समय होइन। २४ घण्टे घडीअनुसार घण्टा र मिनेट लेख्नुहोस्, जस्तै “17:30”।',
  },
  'hour.order': {
    en: 'The first time has to be earlier in the day than the second.',
    ne: 'सुरुको समय अन्त्यको समयभन्दा पहिले हुनुपर्छ।',
  },
  'email.form': {
    en: '“{value}” is not an email address. It has an @, and a name with a dot after it: info@name.com.np.',
    ne: '“{value}” इमेल ठेगाना होइन। त्यसमा @ र त्यसपछि थोप्लो भएको नाम हुन्छ: info@name.com.np।',
  },
  'phone.form': {
    en: '“{value}” is not a phone number. Write it with the code of the country and the digits 0 to 9: +977-9801234567.',
    ne: '“{value}” फोन नम्बर होइन। देशको सङ्केतसहित 0 देखि 9 का अङ्कमा लेख्नुहोस्: +977-9801234567।',
  },
  'youtubeId.form': {
    en: '“{value}” does not name a YouTube video. Copy the 11 characters after “v=” in its address.',
    ne: '“{value}” ले युट्युबको भिडियो जनाउँदैन। भिडियोको ठेगानामा “v=” पछि आउने ११ अक्षर कपी गर्नुहोस्।',
  },
  'coordinates.form': {
    en: '“{value}” is not a place in Nepal. Write its latitude (26 to 31), a comma and its longitude (80 to 89) in degrees, each with three decimals or more.',
    ne: '“{value}” नेपालभित्रको स्थान होइन। अक्षांश (२६ देखि ३१), अल्पविराम र देशान्तर (८० देखि ८९) डिग्रीमा लेख्नुहोस्: दशमलवपछि कम्तीमा तीन अङ्क।',
  },
  'day.form': {
    en: '“{value}” is not a date in the form year-month-day, such as 2018-06-14.',
    ne: '“{value}” वर्ष-महिना-दिनको ढाँचामा लेखिएको मिति होइन। “2018-06-14” जस्तै लेख्नुहोस्।',
  },
  'day.none': {
    en: 'There is no day {value} in the calendars of the site, which go from {first} to {last}.',
    ne: 'साइटका पात्रोमा “{value}” भन्ने दिन छैन; तिनमा {first} देखि {last} सम्मका दिन छन्। इस्वी सन्‌को मिति लेख्नुहोस्।',
  },
  'day.bikramSambat': {
    en: '{value} looks like a day of Bikram Sambat. In the Gregorian calendar it is {day}.',
    ne: '{value} विक्रम संवत्‌को मितिजस्तो देखिन्छ। इस्वी सन्‌मा यो {day} हो, त्यही लेख्नुहोस्।',
  },
  'link.form': {
    en: '“{value}” is not a link. A link is complete, has no spaces or backslashes, and begins with https://, http://, mailto: or tel:, or with / for a page of this site.',
    ne: '“{value}” लिङ्क होइन। लिङ्क पूरा हुन्छ, त्यसमा खाली ठाउँ र “\\” हुँदैन, र त्यो https://, http://, mailto: वा tel: बाट सुरु हुन्छ; यसै साइटको पृष्ठका लागि / बाट।',
  },
  'link.sign': {
    en: '“{sign}” at the end of “{value}” is not part of the address. Leave it out of the link.',
    ne: '“{value}” को अन्त्यमा रहेको “{sign}” ठेगानाको भाग होइन। त्यसलाई लिङ्कबाट हटाउनुहोस्।',
  },
  'names.none': {
    en: 'There is no page with the address “{address}”. Write {files}, or delete this line and those in the navigation.',
    ne: '“{address}” ठेगाना भएको पृष्ठ छैन। “{files}” लेख्नुहोस्, वा यो हरफ र नेभिगेसनमा भएका यसका हरफ मेटाउनुहोस्।',
  },
  'drawing.none': {
    en: 'There is no picture in {folder} with the name “{name}”.',
    ne: '{folder} मा “{name}” नामको चित्र छैन।',
  },

  // Rules of single lists.
  'fonts.sample': {
    en: 'A sample replaces the real file, and the page has to say so.',
    ne: 'यो फाइल साँचो फन्टको सट्टा राखिएको नमुना हो, र पृष्ठले त्यो भन्नुपर्छ।',
  },
  'media.language': {
    en: 'The headline is in {language}: choose “{written}”.',
    ne: 'शीर्षक {language}मा छ: “{written}” छान्नुहोस्।',
  },
  'milestones.nowhere': {
    en: 'No page shows this milestone. Add it to the About page, to the timeline, or to both.',
    ne: 'यो कोसेढुङ्गा कुनै पृष्ठमा देखिँदैन। यसलाई “हाम्रो बारेमा” पृष्ठमा, समयरेखामा वा दुवैमा थप्नुहोस्।',
  },
  'navigation.header': {
    en: 'The header has room for {most} links.',
    ne: 'हेडरमा {most} वटा लिङ्क मात्र अटाउँछन्।',
  },
  'navigation.twice': {
    en: 'The page {route} is in another column, too.',
    ne: 'पृष्ठ “{route}” अर्को स्तम्भमा पनि छ।',
  },
  'redirects.form': {
    en: '“{value}” is no address of a page: it begins with a slash and has small English letters, digits and hyphens.',
    ne: '“{value}” पृष्ठको ठेगाना होइन: ठेगाना / बाट सुरु हुन्छ, र त्यसमा अङ्ग्रेजीका साना अक्षर, अङ्क (0-9) र हाइफन मात्र हुन्छन्।',
  },
  'redirects.twice': {
    en: 'The old address “{address}” is already above. Keep one of the two lines.',
    ne: 'पुरानो ठेगाना “{address}” माथि पहिल्यै छ। दुईमध्ये एउटा मात्र राख्नुहोस्।',
  },
  'redirects.circle': {
    en: '“{address}” leads back to itself. Delete this line, or let it lead to a page.',
    ne: '“{address}” घुमेर आफैँमा फर्किन्छ। यो हरफ मेटाउनुहोस्, वा यसलाई कुनै पृष्ठमा पुर्‍याउनुहोस्।',
  },
  'redirects.chain': {
    en: '“{address}” is itself an old address. Write where it ends: “{end}”.',
    ne: '“{address}” आफैँ पुरानो ठेगाना हो। अन्त्यमा पुग्ने ठेगाना लेख्नुहोस्: “{end}”।',
  },
  'redirects.page': {
    en: 'There is already a page with the address “{address}”.',
    ne: '“{address}” ठेगाना भएको पृष्ठ पहिल्यै छ।',
  },
  'redirects.file': {
    en: 'There is something else at the address “{address}”.',
    ne: '“{address}” ठेगानामा अर्कै कुरा छ।',
  },
  'redirects.old': {
    en: '“{from}” is an old address of the page “{to}”, and leads there.',
    ne: '“{from}” पृष्ठ “{to}” को पुरानो ठेगाना हो, र त्यहीँ पुर्‍याउँछ।',
  },
  'videos.day': {
    en: 'A video of our own needs the day on which it was put on YouTube.',
    ne: 'हाम्रो आफ्नै भिडियोमा त्यो युट्युबमा राखिएको दिन चाहिन्छ।',
  },
  'videos.featured': {
    en: 'Exactly one video is shown large; here {count} are. Take that mark off the others, or give it to one.',
    ne: 'ठिक एउटा भिडियो मात्र ठुलो देखिन्छ; यहाँ {count} वटा छन्। अरूबाट त्यो चिह्न हटाउनुहोस्, वा एउटालाई दिनुहोस्।',
  },

  // Pictures and fonts.
  'asset.path': {
    en: '“{value}” does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg.',
    ne: '“{value}” को सुरुमा / छैन। फाइल static/img/ मा राख्नुहोस्, र static/ भित्रको बाटो लेख्नुहोस्: “/img/picture.jpg”।',
  },
  'asset.none': {
    en: 'There is no file {file}. Copy it there, or correct the name.',
    ne: '“{file}” भन्ने फाइल छैन। त्यहाँ कपी गर्नुहोस्, वा नाम सच्याउनुहोस्।',
  },
  'asset.empty': {
    en: '{file} is an empty file. Copy it again.',
    ne: '“{file}” खाली फाइल हो। फेरि कपी गर्नुहोस्।',
  },
  'asset.broken': {
    en: '{file} is broken: a part of it is missing. Copy or export it again.',
    ne: '“{file}” बिग्रिएको छ: यसको केही भाग छुटेको छ। फेरि कपी गर्नुहोस्, वा फेरि बनाउनुहोस्।',
  },
  'picture.narrow': {
    en: '{file} is {width} pixels wide. A picture here has {least} or more, or it looks blurred.',
    ne: '“{file}” को चौडाइ {width} पिक्सेल छ। यहाँको तस्बिर कम्तीमा {least} पिक्सेल चौडा हुनुपर्छ, नत्र धमिलो देखिन्छ।',
  },
  'picture.none': {
    en: '{file} is not a picture, or its beginning is broken. Save it again as JPEG, PNG, WebP or AVIF.',
    ne: '“{file}” तस्बिर होइन, वा यसको सुरुको भाग बिग्रिएको छ। यसलाई JPEG, PNG, WebP वा AVIF रूपमा फेरि सुरक्षित गर्नुहोस्।',
  },
  'picture.form': {
    en: '{file} is a {form} file. Save it again as JPEG, PNG, WebP or AVIF.',
    ne: '“{file}” {form} ढाँचाको तस्बिर हो। यसलाई JPEG, PNG, WebP वा AVIF रूपमा फेरि सुरक्षित गर्नुहोस्।',
  },
  'picture.large': {
    en: '{file} has {millions} million pixels ({width} × {height}). More than {most} million are too many: make it smaller. 1920 pixels across are enough.',
    ne: '“{file}” मा {millions} मेगापिक्सेल ({width} × {height}) छन्। {most} भन्दा बढी मेगापिक्सेल मिल्दैन: तस्बिर सानो बनाउनुहोस्। १,९२० पिक्सेल चौडाइ पुग्छ।',
  },
  'font.name': {
    en: '“{value}” is more than a name. Put the file into {folder} and write its name.',
    ne: '“{value}” नाम मात्र होइन। फाइल “{folder}” मा राखेर त्यसको नाम मात्र लेख्नुहोस्।',
  },
  'font.none': {
    en: '{file} is not a Unicode font that can be read. Take a .ttf or .otf file that is complete: no web font, collection or archive.',
    ne: '“{file}” पढ्न सकिने युनिकोड फन्ट होइन। वेब फन्ट, फन्टहरूको सङ्ग्रह वा ZIP होइन, पूरा “.ttf” वा “.otf” फाइल लिनुहोस्।',
  },
  'font.words': {
    en: '{file} does not draw these as they are written in Nepali: {words}. Take another font, or a corrected one.',
    ne: '“{file}” ले यी शब्द नेपाली लेखाइअनुसार देखाउँदैन: {words}। अर्को वा सच्याइएको फन्ट लिनुहोस्।',
  },

  // Questions: what may be meant.
  'ask.narrow': {
    en: 'The picture is very long and narrow, so most of it is cut off. Take another one, or cut it yourself.',
    ne: 'तस्बिर ज्यादै लामो र साँघुरो छ, त्यसैले यसको धेरै भाग काटिन्छ। अर्को तस्बिर लिनुहोस्, वा आफैँ काट्नुहोस्।',
  },
  'ask.heavy': {
    en: '{file} is {kilobytes} KB. A phone loads the same file as a computer: make it smaller before you copy it. 1920 pixels across are enough.',
    ne: '“{file}” {kilobytes} किलोबाइटको छ। पृष्ठको तस्बिर फोन र कम्प्युटरमा उत्तिकै ठुलो फाइल हुन्छ: कपी गर्नुअघि सानो बनाउनुहोस्। १,९२० पिक्सेल चौडाइ पुग्छ।',
  },
  'ask.unusedPicture': {
    en: 'Nothing names this picture, so it is not published. Delete it if nobody needs it.',
    ne: 'यो तस्बिर कतै प्रयोग भएको छैन, त्यसैले प्रकाशित हुँदैन। कसैलाई नचाहिए मेटाउनुहोस्।',
  },
  'ask.form': {
    en: 'This file is not written as the site writes its files: there is a comment, an empty line, another indent or { }. “npm run format” corrects it and removes comments; no word on the site changes.',
    ne: 'यो फाइल साइटले लेख्नेभन्दा फरक तरिकाले लेखिएको छ: टिप्पणी, खाली हरफ, { } वा छेउको खाली ठाउँ फरक छ। “npm run format” ले मिलाउँछ र टिप्पणी हटाउँछ; साइटका शब्द बदलिँदैनन्।',
  },
  'ask.noNepali': {
    en: 'The Nepali text has no Nepali letters. Write it in Nepali, unless it is a name.',
    ne: 'नेपाली शब्दमा नेपाली अक्षर छैनन्। नाम होइन भने नेपालीमा लेख्नुहोस्।',
  },
  'ask.figures': {
    en: 'The figures are not the same in the two languages: “{en}” and “{ne}”. Was one of them forgotten?',
    ne: 'दुई भाषाका सङ्ख्या उही छैनन्: “{en}” र “{ne}”। एउटा बदल्न छुट्यो कि?',
  },
  'ask.future': {
    en: 'The day {day} is in the future. Is the year right?',
    ne: '{day} आउन बाँकी दिन हो। वर्ष ठिक छ?',
  },
  'ask.short': {
    en: 'The short form says {short}, and the value is {value}. Was the short form forgotten?',
    ne: 'छोटो रूपमा “{short}” छ, तर मान {value} हो। छोटो रूप बदल्न छुट्यो कि?',
  },
  'ask.twice': {
    en: '“{value}” is already on line {line}. Was it left from a copied entry?',
    ne: '“{value}” हरफ {line} मा पहिल्यै छ। प्रविष्टि कपी गर्दा बदल्न छुट्यो कि?',
  },
  'ask.fewer': {
    en: 'There are {found} entries here, but {least} were agreed on. Was one deleted by mistake?',
    ne: 'यहाँ {found} वटा प्रविष्टि छन्, तर {least} वटा हुने सहमति थियो। कुनै गल्तीले मेटियो कि?',
  },
  'ask.phone': {
    en: '“{number}” is a phone number. If it is our own, put in the number of the site, which is written once.',
    ne: '“{number}” फोन नम्बर हो। हाम्रो आफ्नै भए पूरै साइटका लागि एकै ठाउँमा लेखिएको नम्बर राख्नुहोस्।',
  },
} as const satisfies Catalogue;
