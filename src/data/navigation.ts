import * as z from 'zod';
import {say} from 'content/say';
import {mapContract} from 'content/lists/contract';
import {issue} from 'content/lists/rules';

/** How many links fit beside the logo. */
const HEADER_LINKS = 5;

export const navigation = mapContract({
  schema: (field) => {
    const routes = z.array(field.route);
    return z.strictObject({
      header: routes.refine(
        ({length}) => length <= HEADER_LINKS,
        issue(say('navigation.header', {most: HEADER_LINKS})),
      ),
      footer: z
        .strictObject({company: routes, marketplace: routes, news: routes, help: routes})
        .superRefine(oncePerPage),
      sidebar: z
        .strictObject({news: routes, company: routes, legal: routes})
        .superRefine(oncePerPage),
    });
  },
});

type Columns = Readonly<Record<string, readonly string[]>>;

/** A page is in one column only. */
function oncePerPage(columns: Columns, report: z.RefinementCtx) {
  const columnOf = new Map<string, string>();
  for (const [column, routes] of Object.entries(columns)) {
    routes.forEach((route, index) => {
      const first = columnOf.get(route) ?? column;
      columnOf.set(route, first);
      if (first !== column)
        report.addIssue(issue(say('navigation.twice', {route}), [column, index]));
    });
  }
}
