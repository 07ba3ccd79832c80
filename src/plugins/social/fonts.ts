import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {writeFileAtomically} from '../../lib/files';
import {woffToSfnt} from './sfnt';

/** The two scripts come in files of their own; a heading may need both. */
const NAMES = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700'];

/** The name under which the drawing of text finds all of them. */
export const FONT_FAMILY = 'Mukta';

/** The fonts as they come in their package, packed. */
export const fontFiles = (): string[] =>
  NAMES.map((name) => require.resolve(`@fontsource/mukta/files/mukta-${name}-normal.woff`));

/** Without any font of the machine and without its taste in hinting: every machine draws alike. */
const SETTINGS = `<?xml version="1.0"?>
<fontconfig>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * Makes the site's own font known to the drawing of text, for the rest of this process, and no
 * other one. Call it before any text is drawn.
 *
 * @param folder where the unpacked files may lie; made when it is not there
 */
export async function loadFonts(folder: string): Promise<void> {
  // Written every time, which takes less than a check of what is there.
  const store = async (name: string, content: string | Buffer): Promise<string> => {
    const file = path.join(folder, name);
    await writeFileAtomically(file, content);
    return file;
  };
  // Read once in the life of a process, at the first text.
  process.env.FONTCONFIG_FILE = await store('fonts.conf', SETTINGS);
  for (const packed of fontFiles()) {
    const name = `${path.parse(packed).name}.ttf`;
    const fontfile = await store(name, woffToSfnt(readFileSync(packed)));
    // A font is loaded by drawing with it, once; what is drawn does not matter.
    await sharp({text: {text: 'a', font: FONT_FAMILY, fontfile}})
      .raw()
      .toBuffer();
  }
}
