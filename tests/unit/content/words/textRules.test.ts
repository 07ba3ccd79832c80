import {checkSpelling, checkTyping} from 'content/words/textRules';
import {row} from '../../support/row';

it.each([
  ['पृष्ठको प्रति ब्राउजरले राख्छ, ताकि फेरि खोल्न सकियोस्।', 'nepali.word ताकि भनेर'],
  ['जाभास्क्रिप्टबिना यस पृष्ठमा खोज्न मिल्दैन।', 'nepali.spelling जाभास्क्रिप्टबिना जाभास्क्रिप्टविना'],
  ['घरबिना बस्न गाह्रो हुन्छ।', 'nepali.spelling घरबिना घरविना'],
  ['बिना शुल्क डाउनलोड गर्नुहोस्।', 'nepali.spelling बिना विना'],
  ['एउटा पाठ टाँस्नुहोस्।', 'nepali.word पाठ शब्द'],
  ['अर्कोमा बदलिएको पाठ देखिन्छ।', 'nepali.word पाठ शब्द'],
  ['प्रीति पाठ कपी गर्नुहोस्', 'nepali.word पाठ शब्द'],
  ['प्रीति फन्टको पाठ युनिकोडमा बदल्न सकिन्छ।', 'nepali.word पाठ शब्द'],
  ['फन्ट जाँच्ने बाकसमा लेख्नुहोस्।', 'nepali.word बाकसमा कोठा'],
  ['काम जान्ने मानिससँग भेटाउँछ।', 'nepali.word भेटाउँछ भेट गराउनु'],
  ['काम गराउने र काम जान्नेलाई सिधै भेटाउनु।', 'nepali.word भेटाउनु भेट गराउनु'],
  ['सर्भरले जवाफ दिएन।', 'nepali.word जवाफ उत्तर'],
  ['फारममा लेख्नुहोस्।', 'nepali.spelling फारममा फाराममा'],
  ['चिन्हले बाटो देखाउँछ।', 'nepali.spelling चिन्हले चिह्नले'],
  ['यो शहरमा काम सुरु भयो।', 'nepali.spelling शहरमा सहरमा'],
  ['यहाँ ठीक छ।', 'nepali.spelling ठीक ठिक'],
  ['इन्टरनेट निकै ढिलो छ।', 'nepali.word इन्टरनेट निकै ढिलो छ सुस्त'],
  ['ढिलो इन्टरनेटका लागि उपयुक्त छ।', 'nepali.word ढिलो इन्टरनेटका सुस्त'],
  ['हामीलाई सम्पर्क गर्नुहोस्', 'nepali.word लाई सँग'],
  ['अरू केही गर्नु पर्दैन।', 'nepali.spelling गर्नु पर्दैन गर्नुपर्दैन'],
  ['एक एक गरी डाउनलोड गर्नुहोस्।', 'nepali.spelling एक एक एक-एक'],
  ['ग्राहकले पैसा तिर्नुहुन्छ।', 'nepali.word ग्राहकले काम गराउने'],
  ['मिति रोमन अङ्कमा लेख्नुहोस्।', 'nepali.word रोमन अङ्कमा अङ्ग्रेजी अङ्क'],
  ['यहाँ इन्टर्न गरेको', 'nepali.word इन्टर्न गरेको इन्टर्नसिप गर्नु'],
  ['अब पेशा छान्नुहोस्।', 'nepali.word पेशा छान्नुहोस् कुन काम गराउने हो, छान्नुहोस्'],
  ['खाली छोड्न मिल्दैन।', 'nepali.spelling छोड्न छाड्न'],
  ['चौबीस घण्टा', 'nepali.spelling चौबीस चौबिस'],
  ['ठेगाना जस्ता कुरा', 'nepali.spelling ठेगाना जस्ता ठेगानाजस्ता'],
  ['लेखछेउका लिङ्क', 'nepali.spelling लेखछेउका लेखको छेउका'],
  ['फाइल बिग्रेको छ।', 'nepali.spelling बिग्रेको बिग्रिएको'],
  ['सेवा नि:शुल्क छ।', 'nepali.spelling नि:शुल्क निःशुल्क'],
  ['नेपाली पेशाकर्मी बजार', 'nepali.word पेशाकर्मी बजार सिप र कामको बजार'],
])('%s', (text, says) => {
  expect(checkSpelling(text, 'ne').map(row)).toContain(says);
});

it.each([
  'अनुमतिविना नक्कल गर्न पाइँदैन।',
  'सबिना र रुबिना हाम्रो टोलीमा छन्।',
  'पाठक, पाठ्यक्रम र पाठशाला।',
  'पहिलो पाठ सिक्नुहोस्।',
  'पण्डितले चण्डीपाठ र रुद्री पाठ गर्नुहुन्छ।',
  'उहाँ बाटोतिर ताकिरहनुभयो।',
  'कोठामा शब्द टाँस्नुहोस्।',
  'दुवैको सिधै भेट होस्, र शब्द भेट्टाउन सजिलो होस्।',
  'जवाफदेही हाम्रो हो।',
  'हामीलाई सम्पर्क नम्बर दिनुहोस्, अनि हामीसँग सम्पर्क गर्नुहोस्।',
  'समाचार ढिलो आयो, तर इन्टरनेट सुस्त थिएन।',
  'सेवाग्राहीले चिह्न भएको फाराम भर्नुपर्छ।',
  'झ्याल-ढोका थुन्ने बेला र एकै एक पटक।',
  'रङ लगाउने कि जस्ता चढाएको हाल्ने?',
  'अङ्क जस्ताका तस्तै रहन्छन्।',
  'दाम:निःशुल्क, बिहान ९:०० देखि।',
  'अन्य पेशा छान्दा अर्को पृष्ठ खुल्छ।',
  'फाइल बिग्रेर खुलेन, पेशाकर्मीको बजार भने खुल्यो।',
])('lets through: %s', (text) => {
  expect(checkSpelling(text, 'ne')).toEqual([]);
});

it.each([
  ['मेला, २०१९', 'nepali.year २०१९'],
  ['२०२४ मा सुरु भयो।', 'nepali.year २०२४'],
  ['सन् सन् २०२४ मा', 'nepali.yearTwice'],
  ['३४२ KB', 'nepali.spelling ३४२ KB ३४२ केबी'],
  ['१६०० पिक्सेल चौडा', 'nepali.spelling १६०० १,६००'],
])('asks for the calendar, the unit or the commas: %s', (text, says) => {
  expect(checkTyping(text, 'ne').map(row)).toContain(says);
});

it.each([
  'सन् २०१९',
  'सन् २०१८ देखि २०२० सम्म',
  '२०७५ जेठ ३१',
  '२०८१ असोजसम्म',
  '२०४७ सालको संविधान',
  'रु १,९९९',
  'फोन: +977-9801234567',
  '३४२ केबी',
])('lets through the numbers of: %s', (text) => {
  expect(checkTyping(text, 'ne')).toEqual([]);
});

it.each([
  ['Write us an e-mail.', 'nepali.word e-mail email'],
  ['Choose a trade.', 'nepali.word Choose a trade say what work you need done'],
  ['e.g. downloads', 'nepali.word e.g. for example'],
  ['Is it charged by kilo?', 'nepali.word charged by kilo charged by the kilo'],
])('keeps the words of the site in English: %s', (text, says) => {
  expect(checkSpelling(text, 'en').map(row)).toContain(says);
});

it.each(['Work is charged by the hour or the day.', 'We work by day and by night.'])(
  'lets through: %s',
  (text) => {
    expect(checkSpelling(text, 'en')).toEqual([]);
  },
);
