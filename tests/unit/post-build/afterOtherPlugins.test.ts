import type {LoadedPlugin} from '@docusaurus/types';
import {afterOtherPlugins} from '../../../src/plugins/post-build';

type Hook = () => Promise<void>;

const plugin = (name: string, postBuild?: Hook) => ({name, postBuild}) as unknown as LoadedPlugin;

/** Calls the hooks as Docusaurus does: all at once, in the order of the list. */
const runAll = (plugins: LoadedPlugin[]) =>
  Promise.all(plugins.map(async (each) => (each.postBuild as Hook | undefined)?.()));

it('waits for every other plugin, however long it takes', async () => {
  const done: string[] = [];
  const takes = (ms: number, name: string) =>
    plugin(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
    });
  const plugins: LoadedPlugin[] = [
    plugin('post-build', async () => {
      await afterOtherPlugins(plugins);
      done.push('post-build');
    }),
    takes(20, 'slow'),
    plugin('without a hook'),
    takes(0, 'quick'),
  ];
  await runAll(plugins);
  expect(done).toEqual(['quick', 'slow', 'post-build']);
});

it('calls a hook with its plugin and its arguments', async () => {
  const other = {
    name: 'other',
    content: 'mine',
    postBuild(this: {content: string}, props: unknown) {
      return Promise.resolve([this.content, props]);
    },
  };
  const plugins = [plugin('post-build'), other as unknown as LoadedPlugin];
  const waiting = afterOtherPlugins(plugins);
  const call = plugins[1]!.postBuild as unknown as (props: string) => Promise<unknown>;
  await expect(call('props')).resolves.toEqual(['mine', 'props']);
  await waiting;
});

it('ends with the error of another plugin', async () => {
  const plugins: LoadedPlugin[] = [
    plugin('post-build', () => afterOtherPlugins(plugins)),
    plugin('broken', () => Promise.reject(new Error('no room'))),
  ];
  const calls = plugins.map(async (each) => (each.postBuild as Hook)());
  for (const call of calls) await expect(call).rejects.toThrow('no room');
});

it('says where it belongs when it is not the first', async () => {
  await expect(afterOtherPlugins([plugin('sitemap'), plugin('post-build')])).rejects.toThrow(
    'The plugin post-build must be the first: put it back into src/plugins/preset.',
  );
});
