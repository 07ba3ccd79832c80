/** https://learn.microsoft.com/typography/opentype/spec/name#name-ids */
const NAME_IDS = {
  copyright: 0,
  family: 1,
  licence: 13,
  licenceLink: 14,
  /** The family without the weight, where that is not `family`. */
  typographicFamily: 16,
} as const;

const HEADER = 6;
const RECORD = 12;
const MACINTOSH = 1;
const WINDOWS = 3;
const WINDOWS_ENGLISH = 0x409;

/** What a font says about itself, in English where it can; '' where it says nothing. */
export type FontNames = Record<keyof typeof NAME_IDS, string>;

interface NameRecord {
  platform: number;
  language: number;
  nameId: number;
  text: string;
}

/** Reads the `name` table. @throws RangeError when it ends too early */
export function readNames(table: Buffer): FontNames {
  const storage = table.readUInt16BE(4);
  const records = Array.from({length: table.readUInt16BE(2)}, (_, index): NameRecord => {
    const at = HEADER + index * RECORD;
    const platform = table.readUInt16BE(at);
    const start = storage + table.readUInt16BE(at + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8));
    return {
      platform,
      language: table.readUInt16BE(at + 4),
      nameId: table.readUInt16BE(at + 6),
      text: platform === MACINTOSH ? bytes.toString('latin1') : decodeUtf16(bytes),
    };
  });
  records.sort((one, other) => rank(one) - rank(other));
  const names = Object.entries(NAME_IDS).map(([key, id]) => [
    key,
    records.find(({nameId, text}) => nameId === id && text.trim() !== '')?.text.trim() ?? '',
  ]);
  return Object.fromEntries(names) as FontNames;
}

/** English for Windows is in nearly every font, and its letters are not in doubt. */
function rank({platform, language}: NameRecord): number {
  if (platform === WINDOWS) return language === WINDOWS_ENGLISH ? 0 : 2;
  return platform === MACINTOSH ? 3 : 1;
}

function decodeUtf16(bytes: Buffer): string {
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return even.swap16().toString('utf16le');
}
