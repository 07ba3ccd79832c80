import * as z from 'zod';
import {say} from 'content/check/sentences';
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

function oncePerPage(columns: Columns, report: z.RefinementCtx) {
  for (const {column, index, route} of linksInOtherColumns(columns)) {
    report.addIssue(issue(say('navigation.twice', {route}), [column, index]));
  }
}

/** The links that an earlier column has, too. */
function linksInOtherColumns(columns: Columns) {
  const links = Object.entries(columns).flatMap(([column, routes]) =>
    routes.map((route, index) => ({column, index, route})),
  );
  const columnOf = (wanted: string) => links.find(({route}) => route === wanted)?.column;
  return links.filter(({column, route}) => columnOf(route) !== column);
}
