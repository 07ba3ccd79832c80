#!/usr/bin/env bash
# Whether a reader mode finds a Nepali article as it finds the same one in English.
#
# Versions: @mozilla/readability 0.6.0, jsdom 26.1.0.
# Guess: it finds both, or neither: the rules are about the structure of a document.
# Behaviour: not run yet.
# Output seen: not run yet.
# Matters to not run yet
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mozilla/readability@0.6.0 jsdom@26.1.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {isProbablyReaderable, Readability} from '@mozilla/readability';
import {JSDOM} from 'jsdom';

const english = 'Before somebody is called, the price, the time and the materials are agreed in writing, and both keep a copy of it. ';
const nepali = 'कसैलाई बोलाउनुअघि मूल्य, समय र सामान लिखित रूपमा मिलाइन्छ, अनि दुवैले त्यसको एक प्रति राख्छन्। ';
const documentOf = (sentence, count, lang) =>
  new JSDOM(
    `<!doctype html><html lang="${lang}"><head><title>a</title></head><body><nav><a href="/">a</a></nav><main><article><h1>a</h1>${`<p>${sentence.repeat(2)}</p>`.repeat(count)}</article></main><footer><p>a</p></footer></body></html>`,
    {url: 'https://example.org/'},
  ).window.document;

const seen = [2, 4, 8].map((count) => {
  const answers = [
    [english, 'en'],
    [nepali, 'ne'],
  ].map(([sentence, lang]) => {
    const isOffered = isProbablyReaderable(documentOf(sentence, count, lang));
    const article = new Readability(documentOf(sentence, count, lang)).parse();
    return `${lang} ${isOffered ? 'offered' : 'not offered'} and ${article?.content?.split('<p>').length - 1 === count ? 'whole' : 'not whole'}`;
  });
  return `${count} paragraphs: ${answers.join(', ')}`;
});
console.log(seen.join('; '));
JS
expected='@@EXPECTED@@'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
