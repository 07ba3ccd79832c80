import type {WordResult} from './wordSearch';

/** From this share of the score of the best trade another one may be meant as well: "mistri" is a part of many names. */
const AS_GOOD = 0.9;

interface TradeInCity {
  /** The number of the city's entry. */
  city?: number;
  results: readonly WordResult[];
}

/**
 * Lets the words of a query that name a city count for the trade of its other words, too, because the best answer to
 * "plumber pokhara" is neither the trade nor the city alone. Where two trades may be meant, the city is the place to choose.
 *
 * @param cities the numbers of their entries
 * @param trades likewise
 */
export function withCity(
  results: readonly WordResult[],
  cities: readonly number[],
  trades: readonly number[],
): TradeInCity {
  const sure = (scores: WordResult['scores'], {doubtful}: WordResult, id: number) =>
    doubtful.has(id) ? 0 : (scores.get(id) ?? 0);
  const named = (result: WordResult, id: number) => sure(result.names, result, id);
  const total = (id: number) => results.reduce((sum, result) => sum + named(result, id), 0);
  const [city] = cities.filter((id) => total(id) > 0).sort((a, b) => total(b) - total(a));
  if (city === undefined) return {results};

  const others = results.filter((result) => named(result, city) === 0);
  const ofTrade = (id: number) =>
    others.reduce((sum, result) => sum + sure(result.scores, result, id), 0);
  const most = Math.max(...trades.map(ofTrade));
  const [trade, another] = trades.filter((id) => ofTrade(id) > 0 && ofTrade(id) >= AS_GOOD * most);
  const isClear = trade !== undefined && another === undefined;
  const counted = (result: WordResult): WordResult => {
    const score = named(result, city);
    return score > 0 ? {...result, scores: new Map([...result.scores, [trade!, score]])} : result;
  };
  return {city, results: isClear ? results.map(counted) : results};
}
