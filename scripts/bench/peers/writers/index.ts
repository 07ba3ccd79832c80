import type {PeerName} from '../../pages/options';
import type {SiteContent} from '../content';
import {astro} from './astro';
import {docusaurus} from './docusaurus';
import type {Files} from './shared';
import {starlight} from './starlight';
import {vite} from './vite';

export const writers: Record<PeerName, (content: SiteContent) => Files> = {
  docusaurus,
  astro,
  starlight,
  vite,
};

/** Where each peer wants files that are served as they are, and where it puts what it has built. */
export const places: Record<
  PeerName,
  {files: string; styles: string; built: string; program: string[]}
> = {
  docusaurus: {
    files: 'static',
    styles: 'src/css',
    built: 'build',
    program: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  },
  astro: {
    files: 'public',
    styles: 'src/styles',
    built: 'dist',
    program: ['astro/astro.js', 'build'],
  },
  starlight: {
    files: 'public',
    styles: 'src/styles',
    built: 'dist',
    program: ['astro/astro.js', 'build'],
  },
  vite: {files: 'public', styles: 'src', built: 'dist', program: ['vite/bin/vite.js', 'build']},
};
