#!/usr/bin/env bash
# Markdown shows the asterisks where a Nepali postposition follows bold words that end in a sign.
#
# Versions: micromark 4.0.3, marked 18.2.1, markdown-it 15.0.3 (CommonMark 0.31).
# Guess: `**“सिपालु”**ले` is bold words and a postposition, as `**सिपालु**ले` is.
# Behaviour: a closing `**` between a sign (quotation mark, danda, bracket) and a letter closes nothing, and the reader
#   sees four asterisks. The rule is made for scripts that put a space after a quoted name; Nepali writes ले, को, मा to it.
#   The three readers agree, since it is the rule of the format; none has a warning.
# Output seen: plain: bold, bold, bold; quoted: asterisks, asterisks, asterisks
# Matters wherever people who do not know Markdown write Nepali: a name in quotation marks is where they use bold.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.3 marked@18.2.1 markdown-it@15.0.3 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {micromark} from 'micromark';
import {marked} from 'marked';
import markdownIt from 'markdown-it';

const reader = markdownIt();
const readers = [micromark, (text) => marked(text), (text) => reader.render(text)];
const seen = (text) =>
  readers.map((read) => (read(text).includes('**') ? 'asterisks' : 'bold')).join(', ');

console.log(`plain: ${seen('**सिपालु**ले')}; quoted: ${seen('**“सिपालु”**ले')}`);
JS
expected='plain: bold, bold, bold; quoted: asterisks, asterisks, asterisks'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
