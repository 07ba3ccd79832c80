#!/usr/bin/env bash
# Two typefaces for Devanagari draw the Devanagari figure ५ with the outline of the Latin 5.
#
# Versions: Khand 1.102 and Teko 2.000 (@fontsource/khand, @fontsource/teko 5.3.0), read by fontkit 2.0.4.
# Guess: a font that has U+096B draws a Devanagari figure; whether a font can write Nepali is known from the list of its
#   characters.
# Behaviour: the characters are there, and ५ is drawn as 5. A check of characters, and a reader of English, see
#   nothing; a price on a Nepali page is written in two scripts. Mukta and Noto have figures of their own.
# Output seen: khand: Latin; teko: Latin; noto-sans-devanagari: Devanagari
# Matters wherever a typeface is offered, or chosen, for Nepali by its list of characters.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 \
  @fontsource/khand@5.3.0 @fontsource/teko@5.3.0 @fontsource/noto-sans-devanagari@5.3.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >figures.mjs <<'JS'
import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';

const outline = (name, part, character) =>
  fontkit
    .create(readFileSync(`node_modules/@fontsource/${name}/files/${name}-${part}-400-normal.woff2`))
    .glyphForCodePoint(character.codePointAt(0))
    .path.toSVG();

const lines = ['khand', 'teko', 'noto-sans-devanagari'].map((name) => {
  const isLatin = outline(name, 'devanagari', '५') === outline(name, 'latin', '5');
  return `${name}: ${isLatin ? 'Latin' : 'Devanagari'}`;
});
console.log(lines.join('; '));
JS
expected='khand: Latin; teko: Latin; noto-sans-devanagari: Devanagari'
seen=$(node figures.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
