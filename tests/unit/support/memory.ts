import {listSiteFiles, readSiteFile} from 'content/read/files';
import {picturesInMemory} from 'content/pictures/pictureOf';

const FOLDERS = ['docs', 'pages', 'i18n', 'src', 'static'];

/** The files of a folder in memory; pictures without their content, and in order. */
export function filesInMemory(siteDir: string): Map<string, Uint8Array> {
  const files = FOLDERS.flatMap((folder) =>
    listSiteFiles(siteDir, folder).map((name) => `${folder}/${name}`),
  );
  return new Map(
    files.map((file) => {
      const isPicture = file.startsWith('static/');
      const content = isPicture ? new Uint8Array() : readSiteFile(siteDir, file)!;
      if (isPicture) {
        picturesInMemory.set(content, {width: 1000, height: 1000, transparent: false});
      }
      return [file, content];
    }),
  );
}
