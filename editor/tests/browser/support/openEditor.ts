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

/** A process for editors, which bundles their page once. */
export function startEditors() {
  const setup = pathToFileURL(path.join(siteDir, 'scripts/setup.mjs')).href;
  const child = fork(path.join(__dirname, 'editorProcess.ts'), {
    cwd: siteDir,
    execArgv: ['--import', setup],
  });
  const ended = once(child, 'exit');
  return {
    /**
     * @param folder the site
     * @param previewOrigin a host that serves the site in all languages
     */
    async open(folder: string, previewOrigin: string): Promise<EditorAddress> {
      child.send({folder, previewOrigin});
      const [editor] = await Promise.race([once(child, 'message'), ended]);
      if (typeof editor !== 'object') throw new Error('The process of the editors has ended.');
      return editor as EditorAddress;
    },
    async close(): Promise<void> {
      child.kill();
      await ended;
    },
  };
}
