const SUFFIXES: Readonly<Record<string, string>> = {1: 'st', 2: 'nd', 3: 'rd'};

/** An English date with a suffix on its day: "14th June 2018". */
export function ordinal(date: string): string {
  return date.replace(/^[0-9]+/, (day) => {
    const suffix = /1[123]$/.test(day) ? 'th' : (SUFFIXES[day.slice(-1)] ?? 'th');
    return day + suffix;
  });
}
