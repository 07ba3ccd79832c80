import {parseArgs} from 'node:util';

export interface Options {
  /** The nginx configuration with our rules; the folder that it names as root is the build. */
  config: string;
  /** Requests a second, where they come at a fixed rate. */
  rate: number;
  /** How long each run lasts. */
  seconds: number;
  /** How often each is run. */
  rounds: number;
}

/** The example for a server of one's own, which includes the rules that the build wrote. */
const CONFIG = 'hosting/nginx/site.conf';

/** @throws in words for whoever typed it */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      config: {type: 'string', default: CONFIG},
      rate: {type: 'string', default: '500'},
      seconds: {type: 'string', default: '4'},
      rounds: {type: 'string', default: '3'},
    },
  });
  const {config, ...numbers} = values;
  const positive = (name: keyof typeof numbers): number => {
    const value = Number(numbers[name]);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Error(`--${name} takes a whole number above 0, and got "${numbers[name]}".`);
  };
  return {config, rate: positive('rate'), seconds: positive('seconds'), rounds: positive('rounds')};
}
