import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {cacheFile} from 'content/cache';
import {filesBelow, hash} from 'content/read/files';
import {codeHash} from '../../lib/buildInputs';
import {readHtml} from '../../lib/html';
import type {SectionRecord} from '../../lib/searchData';
import {type HeadingTexts, headingTextsIn} from './headingTexts';
import {type InlineCode, inlineCode} from './inlineCode';
import {type PageMetadata, pageMetadata} from './pageMetadata';
import {sectionsOf} from './sections';

/** What the steps read of a document as Docusaurus has rendered it. */
export interface DocumentFacts {
  lang: string | undefined;
  /** Whether it asks search engines to leave it out. */
  noIndex: boolean;
  headings: HeadingTexts;
  /** What a page has and an error screen has not. */
  page?: {metadata: PageMetadata; sections: SectionRecord[]};
}

/** A document as it is published. */
export interface FinishedDocument {
  html: string;
  code: InlineCode;
}

interface Change {
  inputs: string;
  apply: ($: CheerioAPI) => void | Promise<void>;
}

/** "ne/about.html" is at "/ne/about". */
const addressOf = (file: string): string => `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');

/** 404.html and the screens of errors. */
const isScreen = (address: string): boolean => /\/\d{3}$/.test(address);

export function factsOf(file: string, html: string): DocumentFacts {
  const $ = readHtml(html);
  return {
    lang: $('html').attr('lang'),
    noIndex: $('meta[name=robots][content=noindex]').length > 0,
    headings: headingTextsIn($),
    ...(!isScreen(addressOf(file)) && {
      page: {metadata: pageMetadata(file, $), sections: sectionsOf(file, $)},
    }),
  };
}

/**
 * A document that Docusaurus has rendered. Its tree takes a hundred times the memory of its text, and as much time as
 * rendering it, so it is parsed when it has changed since the last build, and one document is parsed at a time: the steps
 * read what was found in it, and say how to change it.
 */
export class HtmlDocument {
  private readonly changes: Change[] = [];

  /** @param file from the folder of the build: "ne/about.html" */
  constructor(
    readonly file: string,
    readonly html: string,
    readonly facts: DocumentFacts,
  ) {}

  /** "/ne/", "/ne/about", "/ne/404" */
  get address(): string {
    return addressOf(this.file);
  }

  get isScreen(): boolean {
    return isScreen(this.address);
  }

  /** What a page says of itself. */
  get metadata(): PageMetadata {
    return this.facts.page!.metadata;
  }

  /** @param inputs everything of which the change is made, but the code and the document */
  change(inputs: readonly string[], apply: Change['apply']): void {
    this.changes.push({inputs: hash(inputs), apply});
  }

  /** The document with all changes, with the tags and quotes that Docusaurus had left out: compressed, they cost nothing. */
  async finish(siteDir: string): Promise<FinishedDocument> {
    const inputs = [codeHash(siteDir), this.html, ...this.changes.map((change) => change.inputs)];
    const entry = {siteDir, file: `.cache/documents/${this.file}.json`, key: hash(inputs)};
    const kept = await cacheFile(entry, async () => {
      const $ = readHtml(this.html);
      for (const {apply} of this.changes) await apply($);
      const finished: FinishedDocument = {html: $.html(), code: inlineCode($)};
      return Buffer.from(JSON.stringify(finished));
    });
    return JSON.parse(String(kept)) as FinishedDocument;
  }
}

/**
 * The documents of a build folder in the order of their addresses, without files of others, such as the one that a
 * search engine asks for.
 */
export async function readDocuments(siteDir: string, dir: string): Promise<HtmlDocument[]> {
  const documents: HtmlDocument[] = [];
  // A hidden folder is never served.
  for (const file of filesBelow(dir).filter((name) => /^[^.].*\.html$/.test(name))) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    if (!/<div id="?__docusaurus\b/.test(html)) continue;
    const entry = {
      siteDir,
      file: `.cache/document-facts/${file}.json`,
      key: hash([codeHash(siteDir), html]),
    };
    const facts = await cacheFile(entry, () => Buffer.from(JSON.stringify(factsOf(file, html))));
    documents.push(new HtmlDocument(file, html, JSON.parse(String(facts)) as DocumentFacts));
  }
  return documents.sort((one, other) => (one.address < other.address ? -1 : 1));
}
