import choicesModule from '@site-data/choices';
import type {Data} from '@site/src/collections';

const {careerCities} = choicesModule as Data<'choices'>;

/** The name of a city that a profile has as its id; the lists are checked, so there is one. */
export function cityName(city: string): string {
  return careerCities.find(({id}) => id === city)!.name;
}
