import trades from '@site/src/data/services.yml';
import {tradeAddress} from '@site/src/lib/hireSearch';

/** The pages of all trades. */
export const tradeLinks = trades.map(({id, name}) => ({
  to: tradeAddress(id),
  label: name,
}));

/** Links to the trades that most people look for. */
export const wantedTrades = tradeLinks.filter(({to}) =>
  ['electrician', 'plumber', 'carpenter'].map((id) => tradeAddress(id)).includes(to),
);
