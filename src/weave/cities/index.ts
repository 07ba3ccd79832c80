import type {Grid} from '../grid';
import {bharatpur, damak, dharan, kathmandu, pokhara} from './nearHills';
import {biratnagar, birgunj, itahari, janakpur} from './plain';

/** A scene for every city, drawn again at each call. */
export const cities = {
  biratnagar,
  kathmandu,
  pokhara,
  bharatpur,
  birgunj,
  janakpur,
  dharan,
  itahari,
  damak,
} satisfies Record<string, () => Grid>;

export type CityId = keyof typeof cities;
