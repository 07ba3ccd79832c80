#!/usr/bin/env bash
# Noto Sans Devanagari takes ट्र and ड्र apart where the text is marked as Nepali.
#
# Versions: Noto Sans Devanagari 2.006 (@expo-google-fonts/noto-sans-devanagari 0.4.1), HarfBuzz of harfbuzzjs 1.6.4.
# Guess: the language of a text changes the shape of single letters at most; ट्र of ट्रक and राष्ट्र is the same
#   conjunct in Hindi, Marathi and Nepali.
# Behaviour: under `hi` ट्र has two glyphs, the letter and the ra below it. Under `ne` and `mr` the `locl` forms of the
#   letters come first, the rule of the conjunct no longer fits, and three glyphs are drawn: ट, a visible halant and र.
# Output seen: hi: ट्र 2, ड्र 2, क्र 1; ne: ट्र 3, ड्र 3, क्र 1; mr: ट्र 3, ड्र 3, क्र 1
# Matters where `lang="ne"` meets this font, which is the Devanagari font of Android: a page that is marked rightly
#   is drawn worse. `font-language-override` and the feature `locl` decide which language the font is told.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund harfbuzzjs@1.6.4 @expo-google-fonts/noto-sans-devanagari@0.4.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >draw.mjs <<'JS'
import {readFileSync} from 'node:fs';
import * as hb from 'harfbuzzjs';

const file =
  'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
const font = new hb.Font(new hb.Face(new hb.Blob(readFileSync(file)), 0));

function glyphs(text, language) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  hb.shape(font, buffer);
  return buffer.getGlyphInfos().length;
}

const lines = ['hi', 'ne', 'mr'].map((language) => {
  const counts = ['ट्र', 'ड्र', 'क्र'].map((text) => `${text} ${glyphs(text, language)}`);
  return `${language}: ${counts.join(', ')}`;
});
console.log(lines.join('; '));
JS
expected='hi: ट्र 2, ड्र 2, क्र 1; ne: ट्र 3, ड्र 3, क्र 1; mr: ट्र 3, ड्र 3, क्र 1'
seen=$(node draw.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
