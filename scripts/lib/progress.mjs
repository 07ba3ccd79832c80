// What a command that takes long is doing. Plain JavaScript without packages, because setup.mjs shows how it installs them.

import process from 'node:process';
import {performance} from 'node:perf_hooks';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} done
 * @property {number} all 0 where nothing can be counted
 * @property {string} unit of what is counted, for example "tests"
 */

/** @param {number} milliseconds since the command was typed, @returns for example "0:07" or "12:40" */
export function elapsed(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {Step} step */
export const describeStep = ({name, done, all, unit}) =>
  all > 0 ? `${name} ${done} of ${all} ${unit}` : name;

/**
 * The one line of a terminal.
 *
 * @param {number} milliseconds
 * @param {readonly Step[]} steps what runs now
 * @param {string} rest what is still to come
 * @param {number} columns of the terminal; a longer line could not be drawn anew
 */
export function statusLine(milliseconds, steps, rest, columns) {
  const parts = [elapsed(milliseconds), ...steps.map(describeStep), ...(rest ? [rest] : [])];
  const line = parts.join(' · ');
  return line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`;
}

/**
 * Whether a count is worth a line of its own where no line can be drawn anew: at each quarter.
 *
 * @param {number} before
 * @param {number} done
 * @param {number} all
 */
export const passesQuarter = (before, done, all) =>
  done < all && Math.floor((4 * done) / all) > Math.floor((4 * before) / all);

/** @type {Set<Step>} */
const running = new Set();
let rest = '';
/** @type {ReturnType<typeof setInterval> | undefined} */
let clock;

const isDrawn = () => Boolean(process.stdout.isTTY);

function draw() {
  if (!isDrawn()) return;
  const line = statusLine(performance.now(), [...running], rest, process.stdout.columns || 80);
  process.stdout.write(`\r\x1b[K${running.size > 0 ? line : ''}`);
}

/** @param {string} text stays above the line that is drawn anew */
export function print(text) {
  process.stdout.write(`${isDrawn() ? '\r\x1b[K' : ''}${text}\n`);
  draw();
}

/**
 * Says that something begins.
 *
 * @param {string} name
 * @param {string} toCome what is still to come after all that runs
 */
export function begin(name, toCome = rest) {
  const step = {name, done: 0, all: 0, unit: ''};
  running.add(step);
  rest = toCome;
  if (isDrawn()) {
    // A process that has nothing else to do ends all the same.
    clock ??= setInterval(draw, 1000).unref();
    draw();
  } else {
    print(statusLine(performance.now(), [step], rest, Infinity));
  }
  return {
    /**
     * @param {number} done
     * @param {number} all
     * @param {string} unit
     */
    count(done, all, unit) {
      const isNews = passesQuarter(step.done, done, all);
      Object.assign(step, {done, all, unit});
      if (isDrawn()) draw();
      else if (isNews) print(statusLine(performance.now(), [step], '', Infinity));
    },
    end() {
      running.delete(step);
      if (running.size === 0) {
        clearInterval(clock);
        clock = undefined;
      }
      draw();
    },
  };
}
