/** @jest-environment node */
import {
  calendarFile,
  elsewhere,
  instantOf,
  openDays,
} from '../../../src/plugins/appointment/appointment';

/** 10 AM to 5 PM, Sunday to Friday. */
const hours = {from: 600, to: 1020, days: [0, 1, 2, 3, 4, 5]};
const inNepal = (time: string) => Date.parse(`${time}:00+05:45`);
const days = (time: string) => openDays(inNepal(time), hours);

describe('the days to choose from', () => {
  it('offers seven open days from the day that it is in Nepal', () => {
    // 22 November 2026 is a Sunday.
    const before = days('2026-11-22T23:59');
    const after = days('2026-11-23T00:00');
    expect(before.map(({iso}) => iso.slice(-2)).join()).toBe('23,24,25,26,27,29,30');
    expect(after).toEqual(before);
    expect(before[0]).toMatchObject({iso: '2026-11-23', weekday: 1});
    expect(before[0]!.times).toHaveLength(14);
    expect([before[0]!.times[0], before[0]!.times[13]]).toEqual(['10:00', '16:30']);
  });

  it('offers today as long as a time of it is ahead', () => {
    expect(days('2026-11-22T09:59')[0]!.times[0]).toBe('10:00');
    expect(days('2026-11-22T10:00')[0]!.times[0]).toBe('10:30');
    expect(days('2026-11-22T16:29')[0]).toEqual({iso: '2026-11-22', weekday: 0, times: ['16:30']});
    expect(days('2026-11-22T16:30')[0]!.iso).toBe('2026-11-23');
    expect(days('2026-11-22T16:30')).toHaveLength(7);
  });

  it('leaves out a closed day', () => {
    expect(days('2026-11-27T17:00')[0]!.iso).toBe('2026-11-29');
    expect(days('2026-11-28T12:00')[0]!.iso).toBe('2026-11-29');
  });
});

it.each([
  ['Los Angeles', 480, {iso: '2026-11-22', time: '20:45'}],
  ['Kathmandu', -345, undefined],
  ['Auckland', -780, {iso: '2026-11-23', time: '17:45'}],
])('says what the clock of a visitor shows in %s', (_place, behind, shown) => {
  expect(elsewhere(instantOf('2026-11-23', '10:30'), behind)).toEqual(shown);
});

it('finds seven days where only one of a week is open', () => {
  const sundays = openDays(inNepal('2026-11-23T08:00'), {...hours, days: [0]});
  expect(sundays).toHaveLength(7);
  expect(sundays.every(({weekday}) => weekday === 0)).toBe(true);
});

describe('the calendar file', () => {
  const file = calendarFile({
    start: instantOf('2026-11-23', '10:00'),
    now: Date.parse('2026-11-22T12:00:00Z'),
    summary: 'Appointment; the "A, B"',
    description: 'म सोमबार, २०८३ मङ्सिर ७ (सन् २०२६ नोभेम्बर २३), बिहान १० बजे भेट्न चाहन्छु।\nविषय: \\',
    lang: 'ne',
    uid: '1-a@sipalu.example',
  });
  const lines = file.split('\r\n');

  it('has an entry of half an hour in UTC, with an id and the time it was made', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:1-a@sipalu.example',
        'DTSTAMP:20261122T120000Z',
        'DTSTART:20261123T041500Z',
        'DURATION:PT30M',
        'STATUS:TENTATIVE',
        'SUMMARY;LANGUAGE=ne:Appointment\\; the "A\\, B"',
      ]),
    );
    expect([lines[0], lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', ['END:VCALENDAR', '']]);
  });

  it('folds lines at 75 octets without breaking a letter, and ends all by CRLF', () => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).not.toContain('\uFFFD');
    expect(file.replaceAll('\r\n ', '')).toContain('बिहान १० बजे भेट्न चाहन्छु।\\nविषय: \\\\\r\n');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });
});
