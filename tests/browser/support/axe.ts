import type {Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {settled} from './settled';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it stands, a line for each rule: empty when nothing is. */
export async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
  );
}
