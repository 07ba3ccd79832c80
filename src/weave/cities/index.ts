import type {Grid} from '../grid';
import {bharatpur} from './bharatpur';
import {biratnagar} from './biratnagar';
import {birgunj} from './birgunj';
import {damak} from './damak';
import {dharan} from './dharan';
import {itahari} from './itahari';
import {janakpur} from './janakpur';
import {kathmandu} from './kathmandu';
import {pokhara} from './pokhara';

export type CityId =
  | 'biratnagar'
  | 'kathmandu'
  | 'pokhara'
  | 'bharatpur'
  | 'birgunj'
  | 'janakpur'
  | 'dharan'
  | 'itahari'
  | 'damak';

/** A scene for every city, drawn again at each call. */
export const cities: Record<CityId, () => Grid> = {
  biratnagar,
  kathmandu,
  pokhara,
  bharatpur,
  birgunj,
  janakpur,
  dharan,
  itahari,
  damak,
};
