import type {Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {settled} from './settled';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands, a line for each rule: empty when nothing is.
 *
 * @param foreign a selector of what other people made, such as the map in its frame
 */
export async function axeViolations(page: Page, foreign?: string): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({page}).withTags(TAGS);
  const {violations} = await (foreign ? axe.exclude(foreign) : axe).analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
  );
}
