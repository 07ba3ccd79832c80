import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {siteDir} from '../../../../scripts/lib/paths';

/** Where an editor is. */
export interface EditorAddress {
  /** "http://localhost:4000" */
  origin: string;
  /** With the key: what the person opens. */
  address: string;
}

/**
 * Opens an editor in a process of its own.
 *
 * @param folder the site
 * @param previewOrigin a host that serves the site in all languages
 */
export async function startEditor(folder: string, previewOrigin: string) {
  const setup = pathToFileURL(path.join(siteDir, 'scripts/setup.mjs')).href;
  const child = fork(path.join(__dirname, 'editorProcess.ts'), [folder, previewOrigin], {
    cwd: siteDir,
    execArgv: ['--import', setup],
  });
  const ended = once(child, 'exit');
  const [editor] = await Promise.race([once(child, 'message'), ended]);
  if (typeof editor !== 'object') throw new Error('The process of the editor has ended.');
  return {
    editor: editor as EditorAddress,
    async close() {
      child.kill();
      await ended;
    },
  };
}
