/* The program that the editor runs in: all that its server knows of it comes from editor.server.config.ts. */
import type {Server} from 'node:http';
import type {Locale} from 'nepali-text/locale';
import config from '../../editor.server.config';

/** What editor.server.config.ts gives. */
export interface HostOptions {
  /** The folder of the site. */
  folder: string;
  /** Where it is published, without a slash at its end. */
  url: string;
  /** Style sheets with the look of the site, which the editor has, too; from the folder. */
  styles: readonly string[];
  /** Answers from the last build, in a frame of the editor; there need not be one. */
  serveBuild: () => Server;
  /** What the editor has to know of the code of the site, as JSON. */
  describeSite: () => object;
  /** The base URL of a language: "/ne/". */
  baseOf: (locale: Locale) => string;
  /** The addresses of the home pages, to be printed. */
  homeLines: (origin: string) => string;
  /** Calls with the port that is asked for; says so where it is in use. */
  onPort: (serve: (port: number) => Promise<void>) => Promise<void>;
  /** A free port. @throws when this one is in use @param port 0 takes any */
  tryPort: (port: number) => Promise<number>;
}

export const host = config;
