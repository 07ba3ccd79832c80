#!/usr/bin/env bash
# The alternate link (hreflang) of a page whose slug is translated leads to a page that does not exist.
#
# Takes: up to 5 minutes.
# Versions: Docusaurus 3.10.2 (@docusaurus/core, faster, plugin-content-docs, theme-classic), React 19.3.1.
# Guess: the alternate link of a page whose `slug` is translated leads to the translated page, or is left out.
# Behaviour: the address is made of that of the page and the prefix of the other language: /ne/about, where only
#   /ne/barema is built. The build that stops at broken links passes.
# Output seen: /ne/about: no page
# Matters to search engines and language switches of sites that translate addresses, for which Docusaurus has the
#   field.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --silent --no-audit --no-fund @docusaurus/core@3.10.2 @docusaurus/faster@3.10.2 @docusaurus/plugin-content-docs@3.10.2 @docusaurus/theme-classic@3.10.2 @swc/core@1.16.22 @swc/html@1.16.2 react@19.3.1 react-dom@19.3.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
mkdir -p docs i18n/ne/docusaurus-plugin-content-docs/current
echo '# A site' >docs/index.md
echo '# A site' >docs/index.md
printf -- '---\nslug: /about\n---\n\n# About\n' >docs/about.md
printf -- '---\nslug: /barema\n---\n\n# बारेमा\n' >i18n/ne/docusaurus-plugin-content-docs/current/about.md
cat >look.mjs <<'JS'
import {existsSync, readFileSync} from 'node:fs';

const html = readFileSync('build/about/index.html', 'utf8');
const [link = ''] = html.match(/<link[^>]*hreflang="?ne\b[^>]*>/) ?? [];
const [, href] = /href="?(https:[^" >]+)/.exec(link) ?? [];
const {pathname = ''} = href ? new URL(href) : {};
console.log(href ? `${pathname}: ${existsSync(`build${pathname}/index.html`) ? 'a page' : 'no page'}` : 'none');
JS
cat >docusaurus.config.js <<'JS'
module.exports = {
  title: 'A site',
  url: 'https://example.org',
  baseUrl: '/',
  future: {faster: true, v4: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'ne']},
  plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/'}]],
  themes: ['@docusaurus/theme-classic'],
};
JS
expected='/ne/about: no page'
seen=$(npx docusaurus build >log 2>&1 && node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
