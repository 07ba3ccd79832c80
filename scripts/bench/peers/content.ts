import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {type FoundBrowser, quietFlags} from '../../../tests/browser/support/browser';
import {nameHelper} from '../pages/notes';
import {serve} from '../pages/staticServer';
import type {Node} from './tree';
import {type Frame, readFrame, readMain} from './readPage';

export interface PageContent {
  /** As it is asked for: "/", "/press", "/ne/", "/ne/press". */
  path: string;
  lang: string;
  title: string;
  description: string;
  /** Whether it has a column of links beside it. */
  isArticle: boolean;
  body: Node[];
}

/** All words and pictures of ours, without our design. */
export interface SiteContent {
  name: string;
  /** The header and footer of each language, by "en" and "ne". */
  frames: Record<string, Frame>;
  pages: PageContent[];
  /** Pictures, as paths below the build. */
  files: string[];
}

/** The paths of the sitemaps of all languages. */
export function routesOf(build: string): string[] {
  return ['sitemap.xml', 'ne/sitemap.xml'].flatMap((file) => {
    const sitemap = readFileSync(path.join(build, file), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  });
}

async function readPages(
  page: Page,
  origin: string,
  routes: readonly string[],
): Promise<SiteContent> {
  const content: SiteContent = {name: '', frames: {}, pages: [], files: []};
  const files = new Set<string>();
  for (const route of routes) {
    await page.goto(origin + route, {waitUntil: 'load'});
    await page.evaluate(nameHelper);
    const {pictures, ...rest} = await page.evaluate(readMain);
    content.pages.push({path: route, ...rest});
    for (const picture of pictures) files.add(picture);
    content.frames[rest.lang] ??= await page.evaluate(readFrame);
  }
  content.name = content.frames.en?.name ?? '';
  return {...content, files: [...files].sort()};
}

/** Reads a build of ours as a visitor without JavaScript does. */
export async function readContent(build: string, found: FoundBrowser): Promise<SiteContent> {
  const served = await serve(build);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: found.executablePath,
      args: quietFlags,
      env: {...process.env, ...found.env} as Record<string, string>,
    });
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: {width: 1280, height: 900},
    });
    return await readPages(page, served.origin, routesOf(build));
  } finally {
    await browser?.close();
    await served.close();
  }
}
