import {initials} from '@site/src/collections/initials';

it.each([
  ['Support lead, sample', 'SL'],
  ['Web Developer', 'WD'],
  ['UI/UX Designer', 'UD'],
  ['Designer, sample profile', 'DE'],
  ['Graduate A, sample', 'GA'],
  ['सिकर्मी, नमुना प्रोफाइल', 'सि'],
  ['क्षेत्रीय प्रबन्धक', 'क्षे'],
  ['MERN स्ट्याक', 'M'],
  ['UI/UX डिजाइनर', 'U'],
  ['', ''],
])('%s → %s', (text, letters) => {
  expect(initials(text)).toBe(letters);
});
