import {switchColourScheme} from './colourScheme';
import {followConnection} from './connection';
import {hideOnScroll} from './hideOnScroll';
import {offerLanguage} from './languageOffer';
import {restorePosition, switchLanguage} from './languageSwitch';
import {closeMenus} from './menus';
import {showAddressOfPage} from './missingAddress';
import {noticeOffline} from './offlineNotice';
import {keepAnswersOpen} from './openAnswers';
import {openSearchByKeys} from './searchKeys';

/**
 * What header, footer and articles need of scripts while a page is read. Each listens on the window and looks elements
 * up at the time of an event, in this order.
 *
 * Inline in the head of every page, so every import adds to all of them.
 */
export function runOnEveryPage(themeKey: string, worker: string): void {
  showAddressOfPage();
  // Before the others: a link in an open menu closes the menu, and offline a press that needs a module is stopped.
  closeMenus();
  noticeOffline();
  followConnection(worker);
  openSearchByKeys();
  switchColourScheme(themeKey);
  switchLanguage();
  offerLanguage();
  hideOnScroll();
  keepAnswersOpen();
  restorePosition();
}
