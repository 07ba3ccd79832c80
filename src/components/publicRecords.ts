import site from '@site/src/data/site.yml';
import type {Data} from '@site/src/data/lists';

/**
 * What others keep about the company, where anybody can look it up. Without placeholders: proof must not end in a
 * sample.
 */
export const recordsOf = ({name, registration, taxNumber, stores}: Data<'site'>) =>
  [
    {id: 'registration', ...registration, text: registration.number},
    {id: 'taxNumber', ...taxNumber, text: taxNumber.number},
    {id: 'googlePlay', ...stores.googlePlay, text: name},
    {id: 'appStore', ...stores.appStore, text: name},
  ].filter(({placeholder}) => !placeholder);

export const publicRecords = recordsOf(site);
