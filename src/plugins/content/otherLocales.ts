import path from 'node:path';
import {type Options, createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';

type MarkdownPlugins = Pick<Options, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Lets a page show a file of another language. Docusaurus knows the folders of the language that it
 * is building; what is imported from the others it reads without our plugins for Markdown.
 */
export default async function otherLocales(
  {siteDir, siteConfig, i18n}: LoadContext,
  {beforeDefaultRemarkPlugins, rehypePlugins}: PluginOptions & MarkdownPlugins,
): Promise<Plugin> {
  const rule = await createMDXLoaderRule({
    include: [path.resolve(siteDir, i18n.path) + path.sep],
    options: {
      beforeDefaultRemarkPlugins,
      rehypePlugins,
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      siteDir,
      // Whatever it is at home, here it is a part of another page.
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      markdownConfig: siteConfig.markdown,
    },
  });
  return {
    name: 'other-locales',
    configureWebpack: (config) => ({module: {rules: [{...rule, exclude: foldersRead(config)}]}}),
  };
}

/** The folders whose Markdown the plugins for content read already. */
function foldersRead({module}: Configuration): string[] {
  return (module?.rules ?? []).flatMap((rule) => {
    if (!rule || typeof rule !== 'object') return [];
    const readsMarkdown = rule.test instanceof RegExp && rule.test.test('x.mdx');
    return readsMarkdown && Array.isArray(rule.include)
      ? rule.include.filter((folder) => typeof folder === 'string')
      : [];
  });
}
