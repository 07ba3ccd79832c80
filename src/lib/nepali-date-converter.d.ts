// The package has types, but its "exports" hide them from TypeScript.
declare module '@remotemerge/nepali-date-converter' {
  export default class DateConverter {
    /** @param date year-month-day */
    constructor(date: string);
    /** The day in Bikram Sambat, months counted from 1. */
    toBs(): {year: number; month: number; date: number; day: string};
  }
}
