/** Both in minutes since midnight in Nepal; `from` is the earlier one. */
export interface Hours {
  from: number;
  to: number;
}

export interface OpenNow {
  open: boolean;
  /** Milliseconds until it is the other way round. */
  changesIn: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nepal is 5 h 45 min before UTC all year: it has no summer time. */
const NEPAL = 345 * MINUTE;

/**
 * Whether the telephone is answered. From the first minute to the last: at `to` it is over. It counts
 * on UTC, so that the zone a device is set to has no say.
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
