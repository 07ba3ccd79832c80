/**
 * The first module of the site in a browser. React runs in a task of its own and the site in the
 * next one, so that a slow phone can answer its reader in between.
 */
const afterThisTask = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(afterThisTask)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
