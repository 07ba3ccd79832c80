#!/usr/bin/env bash
# One of two writers of calendar files folds lines after 75 letters, which are up to 225 bytes of Nepali.
#
# Versions: ics 3.12.0, ical-generator 11.1.2.
# Guess: both fold a long Nepali line at 75 bytes of UTF-8, as RFC 5545 asks, and not inside a character.
# Behaviour: ics counts letters, so that a line of Nepali is two and a half times too long; ical-generator counts bytes.
#   Neither cuts a character.
# Output seen: ics: 196 bytes, whole; ical-generator: at most 75 bytes, whole
# Matters to calendars that keep to the limit and are given Nepali titles: in English both are right, and no test in
#   English fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ical-generator@11.1.2 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import ical from 'ical-generator';
import {createEvent} from 'ics';

const title = 'काम सुरु गर्नुअघि दुवै पक्षले मूल्य, समय र सामान लिखित रूपमा मिलाउने बैठक';
const {value} = createEvent({start: [2026, 11, 29, 10, 0], duration: {hours: 1}, title});
const calendar = ical({events: [{start: new Date(0), summary: title}]}).toString();
const seen = (text) => {
  const lines = text.split('\r\n').filter((line) => /[\u0900-\u097f]/.test(line));
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  return `${longest <= 75 ? 'at most 75' : longest} bytes, ${text.includes('\ufffd') ? 'cut' : 'whole'}`;
};
console.log(`ics: ${seen(value)}; ical-generator: ${seen(calendar)}`);
JS
expected='ics: 196 bytes, whole; ical-generator: at most 75 bytes, whole'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
