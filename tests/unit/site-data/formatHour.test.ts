import {formatHour} from '@site/src/plugins/site-data/formatHour';

describe('formatHour', () => {
  it.each([
    ['00:00', '12 AM', 'राति १२ बजे'],
    ['03:59', '3:59 AM', 'राति ३:५९ बजे'],
    ['04:00', '4 AM', 'बिहान ४ बजे'],
    ['10:00', '10 AM', 'बिहान १० बजे'],
    ['11:05', '11:05 AM', 'बिहान ११:०५ बजे'],
    ['12:00', '12 PM', 'दिउँसो १२ बजे'],
    ['16:00', '4 PM', 'साँझ ४ बजे'],
    ['17:00', '5 PM', 'साँझ ५ बजे'],
    ['19:30', '7:30 PM', 'राति ७:३० बजे'],
  ])('says %s as %s and %s', (time, english, nepali) => {
    expect(formatHour(time, 'en')).toBe(english);
    expect(formatHour(time, 'ne')).toBe(nepali);
  });
});
