/* The site that is written in the room: all that the room knows of it comes from editor.config.ts. */
import type {Problem} from 'content/check/diagnostics';
import type {ContentFiles} from 'content/read/files';
import type {PagePair} from 'content/read/pages';
import type {Contracts, Inspection} from 'content/lists/inspect';
import type {SiteText, SiteTexts} from 'content/pairs/texts';
import config from '../editor.config';
import type {Insertion, Texts} from './types';

/** A page: its English address, its files in Markdown, the list with its words, and the lists that it shows. */
interface SitePage {
  route: string;
  markdown: readonly string[];
  copy?: string;
  lists: readonly string[];
}

/** A text, and the English addresses of the pages that show it. */
export interface RoomText extends SiteText {
  shownOn: readonly string[];
}

/** What editor.config.ts gives. Files and folders are named from the folder of the site. */
export interface SiteOptions {
  contracts: Contracts;
  /** Names and help of lists and fields, by section and path. */
  help: Readonly<Record<'lists' | 'fields' | 'help', Readonly<Record<string, Texts>>>>;
  inspectSite: (site: ContentFiles) => Promise<Inspection>;
  pagesOf: (site: ContentFiles) => Promise<readonly SitePage[]>;
  siteTexts: (
    site: ContentFiles,
  ) => Promise<Omit<SiteTexts, 'texts'> & {texts: readonly RoomText[]}>;
  /** All that is wrong. */
  checkSite: (site: ContentFiles) => Promise<readonly Problem[]>;
  checkPages: (site: ContentFiles, some?: readonly PagePair[]) => Promise<readonly Problem[]>;
  /** What a writer can put into a text. */
  insertions: (site: ContentFiles) => Promise<readonly Insertion[]>;
  /** The folder of the icons that cards of pages have. */
  icons: string;
  /** The folder of the pictures of people. */
  portraits: string;
}

export const site = config;
