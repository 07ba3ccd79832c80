import {openEditor} from '../../../server/open';
import {createPreview} from '../../../server/preview';

// A process beside that of the tests, started by openEditor.ts: Playwright cannot load all of the packages.
process.on('disconnect', () => process.exit());
process.on('message', ({folder, previewOrigin}: {folder: string; previewOrigin: string}) => {
  const preview = createPreview((_, onReady) => {
    onReady(previewOrigin);
    return new Promise(() => undefined);
  });
  void openEditor(folder, 0, preview).then((editor) => {
    const address = 'other' in editor ? editor.other : editor.address;
    process.send?.({origin: new URL(address).origin, address});
  });
});
