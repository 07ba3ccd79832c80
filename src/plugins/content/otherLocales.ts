import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Options, createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';

type MarkdownPlugins = Pick<Options, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Lets a page show a file of another language. Docusaurus knows the folders of the language that it
 * is building, and the English ones; what is imported from the others it reads without our plugins
 * for Markdown. An English page that has a twin is no page in the other language, so it is a part there.
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
    configureWebpack: (config) => {
      const read = markdownRules(config);
      read.forEach(takeReplacedForParts);
      return {module: {rules: [{...rule, exclude: read.flatMap(({include}) => include)}]}};
    },
  };
}

interface MarkdownRule {
  /** The folder of translations, if there is one, and that of the originals. */
  include: string[];
  use: {options: Pick<Options, 'isMDXPartial' | 'isMDXPartialFrontMatterWarningDisabled'>}[];
}

/** The rules of the plugins for content. */
function markdownRules({module}: Configuration): MarkdownRule[] {
  return (module?.rules ?? []).filter((rule): rule is typeof rule & MarkdownRule =>
    Boolean(
      rule &&
      typeof rule === 'object' &&
      rule.test instanceof RegExp &&
      rule.test.test('x.mdx') &&
      Array.isArray(rule.include),
    ),
  );
}

/** A translated page replaces its original, of which Docusaurus then knows no metadata. */
function takeReplacedForParts({include: [translations, originals], use}: MarkdownRule): void {
  if (!translations || !originals) return;
  for (const {options} of use) {
    const {isMDXPartial} = options;
    options.isMDXPartial = (file) =>
      isMDXPartial?.(file) ||
      (file.startsWith(originals) &&
        existsSync(path.join(translations, path.relative(originals, file))));
    options.isMDXPartialFrontMatterWarningDisabled = true;
  }
}
