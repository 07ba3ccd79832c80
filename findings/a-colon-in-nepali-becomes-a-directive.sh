#!/usr/bin/env bash
# remark-directive 4 takes the end of नि:शुल्क (free of charge), typed with a colon, as a directive; 3 leaves it as text.
#
# Versions: remark-directive 3.0.1 (which Docusaurus 3.10 uses) and 4.0.0, remark-parse 11.0.0, unified 11.0.5.
# Guess: a directive's name begins with a Latin letter, in both releases; a colon inside a Nepali word is text.
# Behaviour: the newer release takes letters of every script for a name. The sign of visarga (ः) and the colon look alike
#   and most keyboards have only the colon, so नि:शुल्क and दु:ख are common; each becomes text and a directive, and what
#   no plugin handles is drawn as an empty `div` or lost with its name.
# Output seen: 3: text; 4: text, textDirective शुल्क, text
# Matters to whoever raises the plugin in a site with Nepali pages: the words that go are those about price.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund three@npm:remark-directive@3.0.1 four@npm:remark-directive@4.0.0 remark-parse@11.0.0 unified@11.0.5 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import parse from 'remark-parse';
import {unified} from 'unified';

async function seen(release) {
  const {default: directive} = await import(release);
  const [paragraph] = unified().use(parse).use(directive).parse('सेवा नि:शुल्क छ।').children;
  return paragraph.children.map(({type, name}) => [type, name].filter(Boolean).join(' ')).join(', ');
}

console.log(`3: ${await seen('three')}; 4: ${await seen('four')}`);
JS
expected='3: text; 4: text, textDirective शुल्क, text'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
