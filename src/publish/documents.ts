import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {filesBelow} from 'content/read/files';
import {readHtml} from '../lib/html';
import {type PageMetadata, pageMetadata} from './pageMetadata';

/** A document that Docusaurus has rendered, parsed once; the steps change its tree. */
export class HtmlDocument {
  readonly $: CheerioAPI;
  private knownMetadata: PageMetadata | undefined;

  /** @param file from the folder of the build: "ne/about.html" */
  constructor(
    readonly file: string,
    html: string,
  ) {
    this.$ = readHtml(html);
  }

  /** "/ne/", "/ne/about", "/ne/404" */
  get address(): string {
    return `/${this.file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
  }

  /** Whether it asks search engines to leave it out. */
  get noIndex(): boolean {
    return this.$('meta[name=robots][content=noindex]').length > 0;
  }

  /** What a page says of itself; an error screen says less. */
  get metadata(): PageMetadata {
    return (this.knownMetadata ??= pageMetadata(this.file, this.$));
  }

  /** With the tags and quotes that Docusaurus had left out, which cost next to nothing once compressed. */
  get source(): string {
    return this.$.html();
  }
}

/**
 * The documents of a build folder in the order of their addresses, without files of others, such as the one that a
 * search engine asks for.
 */
export const readDocuments = (dir: string): HtmlDocument[] =>
  filesBelow(dir)
    // A hidden folder is never served.
    .filter((file) => file.endsWith('.html') && !file.startsWith('.'))
    .map((file) => new HtmlDocument(file, readFileSync(path.join(dir, file), 'utf8')))
    .filter(({$}) => $('#__docusaurus').length > 0)
    .sort((one, other) => (one.address < other.address ? -1 : 1));
