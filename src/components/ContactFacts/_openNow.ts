/** Both in minutes since midnight in Nepal; `from` is the earlier one. */
export interface Hours {
  from: number;
  to: number;
}

export interface OpenNow {
  open: boolean;
  /** Milliseconds until `open` changes. */
  changesIn: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nepal is 5 h 45 min ahead of UTC all year. */
const NEPAL = 345 * MINUTE;

/**
 * Whether the telephone is answered: from `from`, inclusive, to `to`, exclusive. Computed in UTC, so
 * the time zone of the device does not matter.
 *
 * @param now milliseconds since 1970, as from Date.now()
 */
export function openNow(now: number, {from, to}: Hours): OpenNow {
  const sinceMidnight = (((now + NEPAL) % DAY) + DAY) % DAY;
  const open = sinceMidnight >= from * MINUTE && sinceMidnight < to * MINUTE;
  const edge = (open ? to : from) * MINUTE;
  return {
    open,
    changesIn: edge > sinceMidnight ? edge - sinceMidnight : edge + DAY - sinceMidnight,
  };
}
