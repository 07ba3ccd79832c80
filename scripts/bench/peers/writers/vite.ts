import type {SiteContent} from '../content';
import {component, type Files, placeOf} from './shared';

/** A page of React for each address, loaded when it is asked for. */
export function vite({pages}: SiteContent): Files {
  const files: Files = {};
  const link = {tag: 'Link', target: 'to'};
  const routes = pages.map((page) => {
    const place = placeOf(page);
    const file = `pages/${place.lang}/${place.name}.jsx`;
    const {title, description} = page;
    const around = (inside: string): string =>
      `<><title>{${JSON.stringify(title)}}</title><meta name="description" content={${JSON.stringify(description)}} />${inside}</>`;
    files[`src/${file}`] =
      `import {Link} from 'react-router';\n\n${component(page, around, {link})}`;
    const lazy = `() => import('./${file}').then((page) => ({Component: page.default}))`;
    return `  {path: ${JSON.stringify(page.path)}, lazy: ${lazy}},`;
  });
  files['src/routes.js'] = `export const routes = [\n${routes.join('\n')}\n];\n`;
  return files;
}
