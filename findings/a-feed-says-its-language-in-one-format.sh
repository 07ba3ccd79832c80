#!/usr/bin/env bash
# The package `feed` writes the language of a feed into RSS only; Atom and JSON Feed do not say it.
#
# Versions: feed 6.0.0.
# Guess: `language: 'ne'` is said in each of the three formats: `<language>` in RSS, `xml:lang` in Atom, `language` in
#   JSON Feed.
# Behaviour: only `rss2()` writes it. The other two drop it, without a word, though both formats have a place for it.
# Output seen: RSS: said, Atom: not said, JSON: not said
# Matters to sites in several languages that offer the other formats: who reads them has to guess.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {Feed} from 'feed';

const feed = new Feed({
  id: 'https://example.org/',
  link: 'https://example.org/',
  title: 'समाचार',
  copyright: '',
  language: 'ne',
  updated: new Date(0),
});
const said = {
  RSS: /<language>ne</.test(feed.rss2()),
  Atom: /xml:lang="ne"/.test(feed.atom1()),
  JSON: JSON.parse(feed.json1()).language === 'ne',
};
console.log(Object.entries(said).map(([name, is]) => `${name}: ${is ? 'said' : 'not said'}`).join(', '));
JS
expected='RSS: said, Atom: not said, JSON: not said'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
