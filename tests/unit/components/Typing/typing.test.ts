import {typeNepali} from '@site/src/components/Typing/typing.lazy';

it.each([
  ['namaste nepal Nepal kathmandu mistri bijuli ma', 'नमस्ते नेपाल नेपाल काठमाडौँ मिस्त्री बिजुली म'],
  ['mero naam nam ramesh ho cha chha', 'मेरो नाम नाम रमेश हो छ छ'],
  ['malai tapai tapaiko hamilai ghar gharma kaam', 'मलाई तपाईँ तपाईँको हामीलाई घर घरमा काम'],
  ['garnu parne pani paani chuhiyo dhanyabad dhanyabaad', 'गर्नु पर्ने पनि पानी चुहियो धन्यवाद धन्यवाद'],
  ['kati parcha lagcha banaucha bharatpur sarkar chahiyo', 'कति पर्छ लग्छ बनाउँछ भरतपुर सरकार चाहियो'],
  [
    'garnuhos pathaunuhos sampark pokharama lalitpur Thapa Tamang',
    'गर्नुहोस् पथाउनुहोस् सम्पर्क पोखरामा ललितपुर थापा तामाङ',
  ],
  ['Shrestha krishna gyan bigyan aagyaa kshetra shiksha', 'श्रेष्ठ कृष्ण ज्ञान विज्ञान आज्ञा क्षेत्र शिक्षा'],
  ['garyo himal hisab kumar kalam pasal paisa', 'गर्‍यो हिमाल हिसाब कुमार कलम पसल पैसा'],
  ['kura mitra lekhnu sakchan Topi paTi ghaDi', 'कुरा मित्र लेख्नु सक्छन् टोपी पटी घडी'],
  ['baaN kaTTaa panDit kasht vishnu bhaaShaa chhaanaa', 'बाण कट्टा पण्डित कष्ट विष्णु भाषा छाना'],
  ['rang sangit sangeet anka manju doora phool', 'रङ सङ्गित सङ्गीत अङ्क मञ्जु दूरा फूल'],
  ['aama sansaar saMsaar haa~s ek-ek Ritu', 'आमा सन्सार संसार हाँस एक-एक ऋतु'],
  [
    'ho. ho? (ghar), 2081 12,500 10:30 ghar... PAN name@example.com https://example.com/a 5G नमस्ते',
    'हो। हो? (घर), २०८१ १२,५०० १०:३० घर... PAN name@example.com https://example.com/a 5G नमस्ते',
  ],
  ['ru. 500 Rs. 500 (Dr. Thapa', 'रु. ५०० रु. ५०० (डा. थापा'],
  ['', ''],
])('%s is %s', (typed, text) => {
  expect(typed.split(' ').map(typeNepali).join(' ')).toBe(text);
});
