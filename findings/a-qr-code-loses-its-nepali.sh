#!/usr/bin/env bash
# One of five makers of QR codes writes half of each Nepali letter, and the code is read without an error.
#
# Versions: qrcode-generator 2.0.4, qrcode 1.5.4, uqr 0.1.3, qr 0.7.0, lean-qr 2.7.4, jsqr 1.4.0.
# Guess: the code of each of the five makers is read as the message that it was given.
# Behaviour: qrcode-generator takes the lower byte of each UTF-16 unit unless another function is set; the others write UTF-8.
# Output seen: qrcode-generator: “*K?0>.”; qrcode: whole; uqr: whole; qr: whole; lean-qr: whole
# Matters to a code that holds a message or a name instead of an address: a reader gets signs, and no test in English fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode-generator@2.0.4 qrcode@1.5.4 uqr@0.1.3 qr@0.7.0 lean-qr@2.7.4 jsqr@1.4.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import jsQRModule from 'jsqr';
import {generate, mode} from 'lean-qr';
import encodeQR from 'qr';
import QRCode from 'qrcode';
import generator from 'qrcode-generator';
import {encode} from 'uqr';

const jsQR = jsQRModule.default ?? jsQRModule;
const message = 'पोखरामा प्लम्बर चाहियो';
const square = (size, isDark) => Array.from({length: size}, (_, y) => Array.from({length: size}, (_, x) => Boolean(isDark(x, y))));

/** Drawn with eight pixels for each module, in a white frame. */
function read(modules) {
  const scale = 8;
  const frame = 4;
  const side = (modules.length + 2 * frame) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = modules[Math.floor(y / scale) - frame]?.[Math.floor(x / scale) - frame];
      if (isDark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  const found = jsQR(pixels, side, side);
  if (!found) return 'not read';
  return found.data === message ? 'whole' : `“${found.data.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 6)}”`;
}

const makers = {
  'qrcode-generator'() {
    const code = generator(0, 'M');
    code.addData(message);
    code.make();
    return square(code.getModuleCount(), (x, y) => code.isDark(y, x));
  },
  qrcode() {
    const {modules} = QRCode.create(message);
    return square(modules.size, (x, y) => modules.get(y, x));
  },
  uqr: () => encode(message, {border: 0}).data,
  qr: () => encodeQR(message, 'raw', {border: 1}),
  'lean-qr'() {
    const code = generate(mode.utf8 ? mode.utf8(message) : message);
    return square(code.size, (x, y) => code.get(x, y));
  },
};
const seen = Object.entries(makers).map(([name, make]) => {
  try {
    return `${name}: ${read(make())}`;
  } catch (error) {
    return `${name}: ${error.message}`;
  }
});
console.log(seen.join('; '));
JS
expected='qrcode-generator: “*K?0>.”; qrcode: whole; uqr: whole; qr: whole; lean-qr: whole'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
