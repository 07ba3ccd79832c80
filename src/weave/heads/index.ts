import {cities} from '../cities';
import type {BackgroundPicture} from '../svg';
import {fourCloths, halfWoven} from './cloths';
import {projector, terraces} from './places';
import {appKnot, letter, letters, newspapers, sealedPaper} from './things';

const scene = (draw: () => BackgroundPicture['grid']) => () => ({grid: draw(), shaded: true});
const motif = (draw: () => BackgroundPicture['grid']) => () => ({grid: draw()});

/**
 * What stands at the right of a page head, by the last part of the page's address. Every picture is
 * shown in a place of 9 by 4, whatever its number of cells.
 */
export const heads: Readonly<Record<string, () => BackgroundPicture>> = {
  certificate: motif(sealedPaper),
  contact: scene(cities.kathmandu),
  faq: motif(halfWoven),
  features: motif(appKnot),
  feedback: motif(letter),
  fonts: motif(letters),
  how: motif(fourCloths),
  media: motif(newspapers),
  services: scene(cities.dharan),
  timeline: scene(cities.birgunj),
  video: scene(projector),
  vmgo: scene(terraces),
};
