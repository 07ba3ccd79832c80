import {openNow} from '@site/src/components/ContactFacts/_openNow';

const hours = {from: 10 * 60, to: 17 * 60};
const at = (written: string) => openNow(Date.parse(written), hours);
const minutes = (count: number) => count * 60_000;

describe('openNow', () => {
  it.each([
    ['00:00:00.000', false, 600],
    ['09:59:00.000', false, 1],
    ['10:00:00.000', true, 420],
    ['16:59:00.000', true, 1],
    ['17:00:00.000', false, 17 * 60],
    ['23:59:00.000', false, 601],
  ])('at %s in Nepal is %s, for %d minutes more', (time, open, left) => {
    expect(at(`2026-11-21T${time}+05:45`)).toEqual({open, changesIn: minutes(left)});
  });

  it('changes at the edge itself, not a moment before', () => {
    expect(at('2026-11-21T09:59:59.999+05:45')).toEqual({open: false, changesIn: 1});
    expect(at('2026-11-21T16:59:59.999+05:45')).toEqual({open: true, changesIn: 1});
  });

  // The same four moments on clocks in Los Angeles (summer time), London and Auckland.
  it.each([
    ['2026-06-30T21:14:00-07:00', false],
    ['2026-06-30T21:15:00-07:00', true],
    ['2026-07-01T04:14:00-07:00', true],
    ['2026-07-01T04:15:00-07:00', false],
    ['2026-12-31T04:14:00Z', false],
    ['2026-12-31T04:15:00Z', true],
    ['2026-12-31T11:14:00Z', true],
    ['2026-12-31T11:15:00Z', false],
    ['2027-01-01T17:14:00+13:00', false],
    ['2027-01-01T17:15:00+13:00', true],
    ['2027-01-02T00:14:00+13:00', true],
    ['2027-01-02T00:15:00+13:00', false],
  ])('at %s is %s', (time, open) => {
    expect(at(time).open).toBe(open);
  });

  it('holds for a clock that is set before 1970', () => {
    expect(at('1969-12-31T09:59:00+05:45')).toEqual({open: false, changesIn: minutes(1)});
    expect(at('1969-12-31T10:00:00+05:45').open).toBe(true);
  });

  it('is never open without an end: hours from midnight to the last minute', () => {
    const long = {from: 0, to: 23 * 60 + 59};
    expect(openNow(Date.parse('2026-11-21T00:00+05:45'), long).open).toBe(true);
    expect(openNow(Date.parse('2026-11-21T23:59+05:45'), long)).toEqual({
      open: false,
      changesIn: minutes(1),
    });
  });
});
