#!/usr/bin/env bash
# Three of four detectors of a language take a plain Nepali sentence for Hindi or for nothing.
#
# Versions: franc 6.2.0, tinyld 1.3.4, eld 2.1.0, cld3-asm 4.0.0.
# Guess: a sentence of eight words with र, लिँदैन and कसैले, which Hindi has not, is Nepali to all of them.
# Behaviour: franc says Nepali (npi). tinyld and eld, which have Hindi and no Nepali, say Hindi and no doubt; cld3, which
#   has both, says it does not know.
# Output seen: franc npi, tinyld hi, eld hi, cld3 und
# Matters where a tool decides by it: fonts, hyphens, the voice of a reader, or whether a page is in the right language.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund franc@6.2.0 tinyld@1.3.4 eld@2.1.0 cld3-asm@4.0.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import cld3 from 'cld3-asm';
import {eld} from 'eld';
import {franc} from 'franc';
import {detect} from 'tinyld';

const text = 'यो सेवा निःशुल्क छ र कसैले पनि कमिसन लिँदैन';
await eld.load('large');
const finder = (await cld3.loadModule()).create();
const results = {
  franc: franc(text),
  tinyld: detect(text),
  eld: eld.detect(text).language,
  cld3: finder.findLanguage(text).language,
};
console.log(Object.entries(results).map((result) => result.join(' ')).join(', '));
JS
expected='franc npi, tinyld hi, eld hi, cld3 und'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
