#!/usr/bin/env bash
# "Chrome for Android from 80 on" asks browserslist for the newest release only.
#
# Versions: browserslist 4.29.6 with caniuse-lite 1.0.30001828.
# Guess: `and_chr >= 80` is eighty releases, as `chrome >= 80` is; a list with it alone supports old phones.
# Behaviour: the data have one release of Chrome, Firefox and UC for Android each, the newest; so the floor of such a list
#   is today's browser, and what compiles by it leaves in whatever is new. Of the phones only Samsung's browser and iOS have a history.
# Output seen: chrome: many, and_chr: 1, and_ff: 1, and_uc: 1, op_mob: 1, samsung: many, ios_saf: many
# Matters to sites for cheap, old phones: the floor must be written as desktop Chrome's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund browserslist@4.29.6 caniuse-lite@1.0.30001828 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import browserslist from 'browserslist';

const floors = {chrome: 80, and_chr: 80, and_ff: 80, and_uc: 10, op_mob: 60, samsung: 13, ios_saf: 14};
const lines = Object.entries(floors).map(([name, floor]) => {
  const {length} = browserslist(`${name} >= ${floor}`);
  return `${name}: ${length > 1 ? 'many' : length}`;
});
console.log(lines.join(', '));
JS
expected='chrome: many, and_chr: 1, and_ff: 1, and_uc: 1, op_mob: 1, samsung: many, ios_saf: many'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
