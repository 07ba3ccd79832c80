/*
 * What only Node can tell: of the code of this site, and of pictures and fonts. The worker of the editor has a
 * module of its own in its place (`imports` of package.json), which reads the answers of `describeSite`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCopyReads} from 'content/lists/copyReads';
import type {Contracts} from 'content/lists/siteContracts';
import {pictureInMemory} from 'content/pictures/pictureOf';
import {readPicture} from 'content/pictures/readPictures';
import {filesBelow} from 'content/read/files';
import {type CodeImports, importsIn} from './sitePages';
import {findFont} from '../lib/fonts/readFont';
import {missingFont} from '../lib/fonts/listedFont';

const root = path.join(__dirname, '../..');

/** The folders whose code shows lists. */
const CODE = ['src/pages', 'src/components'];

/** Read once: it does not change while a program runs. */
let code: CodeImports | undefined;

export interface Native extends Pick<Contracts, 'reads' | 'picture' | 'typeface'> {
  code: () => CodeImports;
}

export const native: Native = {
  reads: () => readCopyReads(root),
  picture: (site, address) =>
    typeof site === 'string' ? readPicture(site, address) : pictureInMemory(site, address),
  async typeface(site, file) {
    if (typeof site !== 'string') return missingFont(site, file);
    const found = await findFont(site, file);
    return 'problem' in found ? found.problem : undefined;
  },
  code() {
    if (code) return code;
    const files = CODE.flatMap((folder) =>
      filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
    );
    code = Object.fromEntries(
      files
        .filter((file) => /\.tsx?$/.test(file))
        .sort()
        .map((file) => [file, importsIn(readFileSync(path.join(root, file), 'utf8'))]),
    );
    return code;
  },
};

/** What the editor has to know of the code of the site, as JSON. */
export const describeSite = () => ({reads: native.reads(), code: native.code()});

export type SiteDescription = ReturnType<typeof describeSite>;
