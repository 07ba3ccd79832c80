import fs from 'node:fs';
import path from 'node:path';
import {iconFiles} from '../src/weave/icons';

// Draws the icons of the site again, after a change of the mark: `npx tsx scripts/icons.ts`.
for (const [file, content] of Object.entries(iconFiles())) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  console.log(`${file} (${content.length} bytes)`);
}
