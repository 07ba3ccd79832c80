import {all, on} from './page';

/** Distance below the top of the screen at which a heading becomes the current one, in CSS pixels. */
const READING_LINE = 160;

/**
 * The table of contents, `data-contents` in src/components/Article: the link to the section that is read gets
 * `aria-current`.
 */
export function markCurrentSection(): void {
  on('scroll DOMContentLoaded', ({type}) => {
    const links = all<HTMLAnchorElement>('[data-contents] a');
    // At the end of parsing no position is read, which would lay out the whole page in this task: the page is at its top,
    // or a scroll event follows.
    const reached = links.filter(({hash}) => {
      if (type !== 'scroll') return false;
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= READING_LINE;
    });
    const current = reached[reached.length - 1] ?? links[0];
    links.forEach((link) =>
      link === current
        ? link.setAttribute('aria-current', 'location')
        : link.removeAttribute('aria-current'),
    );
  });
}
