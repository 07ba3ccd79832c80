import type {LongTask, Shift} from './measures';

/** What the page itself notes down, from its first moment. */
export interface Notes {
  fcp: number;
  lcp: number;
  largest: string;
  tasks: LongTask[];
  shifts: Shift[];
}

declare global {
  interface Window {
    __notes: Notes;
  }
}

/** tsx marks the names of functions with a helper that a page does not know. */
export const nameHelper = 'globalThis.__name ??= (named) => named;';

/** Runs in the page. */
export function takeNotes(): void {
  const notes: Notes = {fcp: 0, lcp: 0, largest: '', tasks: [], shifts: []};
  window.__notes = notes;
  const notesOf: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({name, startTime}) => {
      if (name === 'first-contentful-paint') notes.fcp = startTime;
    },
    'largest-contentful-paint': (entry) => {
      const {element} = entry as PerformanceEntry & {element?: Element};
      const words = element?.textContent.trim().slice(0, 40) ?? '';
      notes.lcp = entry.startTime;
      notes.largest = `${element?.tagName.toLowerCase() ?? '?'} ${words}`.trim();
    },
    longtask: ({startTime, duration}) => notes.tasks.push({start: startTime, duration}),
    'layout-shift': (entry) => {
      const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
      if (!shift.hadRecentInput) notes.shifts.push({at: entry.startTime, value: shift.value});
    },
  };
  for (const [type, note] of Object.entries(notesOf)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({type, buffered: true});
  }
}
