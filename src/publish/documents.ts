import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI, Element} from 'cheerio';
import {filesBelow} from 'content/read/files';
import {readHtml} from '../lib/html';
import {type PageMetadata, pageMetadata} from './pageMetadata';

/**
 * A document that Docusaurus has rendered, parsed once. A change is made in the tree and in the source, so the tree
 * describes what will be written, and the unchanged source keeps its bytes.
 */
export class HtmlDocument {
  readonly $: CheerioAPI;
  private readonly changes: {from: number; to: number; source: string}[] = [];
  private knownMetadata: PageMetadata | undefined;

  /** @param file from the folder of the build: "ne/about.html" */
  constructor(
    readonly file: string,
    private readonly html: string,
  ) {
    this.$ = readHtml(html);
  }

  /** "/ne/", "/ne/about", "/ne/404" */
  get address(): string {
    return `/${this.file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
  }

  /** What a page says of itself; an error screen says less. */
  get metadata(): PageMetadata {
    return (this.knownMetadata ??= pageMetadata(this.file, this.$));
  }

  /** The source of an element as it was read. */
  sourceOf({sourceCodeLocation}: Element): string {
    return this.html.slice(sourceCodeLocation!.startOffset, sourceCodeLocation!.endOffset);
  }

  /** @param element of the document as it was read, as in the other functions */
  replace(element: Element, source: string): void {
    const {startOffset, endOffset} = element.sourceCodeLocation!;
    this.change(startOffset, endOffset, source);
    this.$(element).replaceWith(source);
  }

  insertAfter(element: Element, source: string): void {
    const {endOffset} = element.sourceCodeLocation!;
    this.change(endOffset, endOffset, source);
    this.$(element).after(source);
  }

  append(element: Element, source: string): void {
    const {endTag, endOffset} = element.sourceCodeLocation!;
    const end = endTag?.startOffset ?? endOffset;
    this.change(end, end, source);
    this.$(element).append(source);
  }

  /** Removes text of the source that is no element. */
  remove(pattern: RegExp): void {
    for (const {index, 0: text} of this.html.matchAll(pattern))
      this.change(index, index + text.length, '');
  }

  /** The source with all changes. */
  get source(): string {
    let result = '';
    let done = 0;
    for (const {from, to, source} of this.changes.sort((one, other) => one.from - other.from)) {
      // The change is inside an element that was replaced.
      if (from < done) continue;
      result += this.html.slice(done, from) + source;
      done = to;
    }
    return result + this.html.slice(done);
  }

  private change(from: number, to: number, source: string): void {
    this.changes.push({from, to, source});
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
