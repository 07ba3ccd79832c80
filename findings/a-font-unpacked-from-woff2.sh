#!/usr/bin/env bash
# (to be written after the first run)
#
# Versions: wawoff2 2.0.1, Noto Sans Devanagari 2.006 (@expo-google-fonts/noto-sans-devanagari 0.4.1).
# Guess: a font that is packed and unpacked again has the same bytes in every table but `head`, whose checksum and flag change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wawoff2@2.0.1 @expo-google-fonts/noto-sans-devanagari@0.4.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {compress, decompress} from 'wawoff2';

const file =
  'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
function tablesOf(font) {
  const bytes = Buffer.from(font);
  const tables = Array.from({length: bytes.readUInt16BE(4)}, (_, index) => {
    const at = 12 + 16 * index;
    const [start, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    return [bytes.toString('latin1', at, at + 4), bytes.toString('hex', start, start + length)];
  });
  return new Map(tables);
}
const before = readFileSync(file);
const [old, now] = [tablesOf(before), tablesOf(await decompress(await compress(before)))];
const changed = [...old].filter(([name, bytes]) => now.get(name) !== bytes).map(([name]) => name);
console.log(`changed: ${changed.sort().join(', ')}`.replace('changed', 'other bytes'));
JS
expected='other bytes: head'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
