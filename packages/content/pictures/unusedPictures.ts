import {type ContentFiles, listSiteFiles, readSiteText} from '../read/files';

/** Where the address of a picture can be. */
const SOURCES = ['docs', 'pages', 'i18n', 'src', 'static'];
const CONFIG = 'docusaurus.config.ts';

/** The addresses of pictures under static/img that no page, list or part of the site names. */
export function unusedPictures(site: ContentFiles): string[] {
  const below = SOURCES.flatMap((source) =>
    listSiteFiles(site, source).map((file) => `${source}/${file}`),
  );
  const all = [CONFIG, ...below];
  const pictures = all.filter((file) => /^static\/img\/.*\.(jpe?g|png|webp|avif|gif)$/i.test(file));
  if (pictures.length === 0) return [];
  const texts = all
    .filter((file) => /\.(mdx?|ya?ml|tsx?|css|json|webmanifest|html)$/.test(file))
    .map((file) => readSiteText(site, file) ?? '');
  // Some addresses lack the first slash, and Markdown writes a space as %20.
  const isNamed = (name: string) =>
    texts.some((text) => text.includes(name) || text.includes(encodeURI(name)));
  return pictures
    .filter((file) => !isNamed(file.slice('static/'.length)))
    .map((file) => file.slice('static'.length));
}
