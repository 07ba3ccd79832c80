#!/usr/bin/env bash
# Nepali words that are bold in Word are not bold in what mammoth makes of the document.
#
# Versions: mammoth 1.13.0, docx 9.15.2.
# Guess: bold is what Word shows as bold: for Devanagari, a complex script, it is said by w:bCs, and w:b is for other letters (ECMA-376, 17.3.2.1 and 17.3.2.2).
# Behaviour: mammoth reads w:b alone: it leaves out bold of Devanagari that is said as Word reads it, and takes over what Word does
#   not show.
# Output seen: w:bCs: not bold; w:b: bold; both: bold
# Matters to importers of documents: most programs write both, so that tests with their own documents pass.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mammoth@1.13.0 docx@9.15.2 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {Document, Packer, Paragraph, TextRun} from 'docx';
import mammoth from 'mammoth';

const bolds = {'w:bCs': {boldComplexScript: true, bold: undefined}, 'w:b': {bold: true, boldComplexScript: false}, both: {bold: true, boldComplexScript: true}};
const seen = [];
for (const [name, how] of Object.entries(bolds)) {
  const run = new TextRun({text: 'हाम्रो टोली', ...how});
  const file = await Packer.toBuffer(new Document({sections: [{children: [new Paragraph({children: [run]})]}]}));
  const {value} = await mammoth.convertToHtml({buffer: file});
  seen.push(`${name}: ${value.includes('<strong>') ? 'bold' : 'not bold'}`);
}
console.log(seen.join('; '));
JS
expected='w:bCs: not bold; w:b: bold; both: bold'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
