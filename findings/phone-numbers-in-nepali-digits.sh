#!/usr/bin/env bash
# Two readers of phone numbers take the digits of Arabic and Persian, and not those of Nepali.
#
# Versions: libphonenumber-js 1.13.16, google-libphonenumber 3.2.47.
# Guess: a number typed in the digits of its own country is read; the library of Google's that both follow takes every
#   decimal digit of Unicode.
# Behaviour: the ports for JavaScript carry a table of three sets of digits (Latin, full width, Arabic with Persian), so
#   the same mobile number is valid in Latin digits and no number at all in Devanagari ones.
# Output seen: libphonenumber-js: latin valid, arabic valid, nepali nothing; google-libphonenumber: latin valid, arabic valid, nepali nothing
# Matters in each form in which people of Nepal type their number with a Nepali keyboard: change the digits first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 google-libphonenumber@3.2.47 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import google from 'google-libphonenumber';
import {isValidPhoneNumber} from 'libphonenumber-js';

const util = google.PhoneNumberUtil.getInstance();
const numbers = {latin: '9801234567', arabic: '٩٨٠١٢٣٤٥٦٧', nepali: '९८०१२३४५६७'};
const readers = {
  'libphonenumber-js': (text) => isValidPhoneNumber(text, 'NP'),
  'google-libphonenumber': (text) => util.isValidNumber(util.parse(text, 'NP')),
};

const lines = Object.entries(readers).map(([name, isValid]) => {
  const results = Object.entries(numbers).map(([digits, text]) => {
    try {
      return `${digits} ${isValid(text) ? 'valid' : 'nothing'}`;
    } catch {
      return `${digits} nothing`;
    }
  });
  return `${name}: ${results.join(', ')}`;
});
console.log(lines.join('; '));
JS
expected='libphonenumber-js: latin valid, arabic valid, nepali nothing; google-libphonenumber: latin valid, arabic valid, nepali nothing'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
