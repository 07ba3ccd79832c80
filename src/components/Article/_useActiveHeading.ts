import {useEffect, useState} from 'react';

/** A heading counts as reached this far below the top of the screen, in CSS pixels. */
const READING_LINE = 160;

/** The id of the heading that the reader is under: the last one above the reading line, or the first. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    function update(): void {
      const reached = ids.filter((id) => {
        const heading = document.getElementById(id);
        return heading && heading.getBoundingClientRect().top <= READING_LINE;
      });
      setActive(reached[reached.length - 1] ?? ids[0]);
    }

    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, [ids]);

  return active;
}
