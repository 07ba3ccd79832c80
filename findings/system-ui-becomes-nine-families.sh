#!/usr/bin/env bash
# Lightning CSS writes nine families for `system-ui` when one browser of the list is older than Firefox 92.
#
# Versions: lightningcss 1.33.0.
# Guess: a minifier leaves a name of a font alone; a browser that does not know it takes the next family.
# Behaviour: the name is kept and eight more are put behind it, in front of the family that was meant to come next. On
#   Android the ninth, or "Noto Sans" if an app brought it, is chosen before the page's own fallback, and each use of
#   the list costs 80 bytes in each sheet or document.
# Output seen: firefox 78: 9 families; firefox 92: 1 family
# Matters where the list of fonts ends in a fallback that was chosen for a script: Devanagari comes from "Noto Sans".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {transform} from 'lightningcss';

const code = Buffer.from('p { font-family: system-ui, "Noto Sans Devanagari" }');
const seen = (version) => {
  const {code: css} = transform({
    filename: 'a.css',
    code,
    minify: true,
    targets: {firefox: version << 16},
  });
  const {length} = String(css).split(':')[1].split(',').slice(0, -1);
  return `firefox ${version}: ${length} ${length > 1 ? 'families' : 'family'}`;
};
console.log([78, 92].map(seen).join('; '));
JS
expected='firefox 78: 9 families; firefox 92: 1 family'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
