import {all, closest, on} from './page';

/**
 * Menus that close: a `details` with `data-dismissable` (src/theme/Navbar/_Menu.tsx, src/components/Share,
 * src/components/ChatLinks) closes on Escape, on a press on a link, and when the focus or a click leaves it, or the
 * `aside` around it.
 */
export function closeMenus(): void {
  const opened = () => all<HTMLDetailsElement>('[data-dismissable][open]');
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    opened().forEach((details) => {
      details.open = false;
      details.querySelector('summary')?.focus();
    });
  });
  on('click focusin', (event) => {
    const isClick = event.type === 'click';
    // A press that takes the focus waits for its click: closing may move what is pressed.
    if (!isClick && closest(event, ':active')) return;
    const isLink = isClick && closest(event, 'a');
    opened().forEach((details) => {
      const area = details.closest('aside') ?? details;
      if (isLink || !area.contains(event.target as Node)) details.open = false;
    });
  });
}
