#!/usr/bin/env bash
# A day that only Bikram Sambat has, 2083-03-32, becomes a day in April with three of eight readers.
#
# Versions: js-yaml 4.3.2, yaml 2.9.1, dayjs 1.11.23, moment 2.31.0, date-fns 4.4.0, luxon 3.7.2, xlsx 0.18.5, chrono-node 2.10.3.
# Guess: 2083-03-32 stays a text or is refused by each of the eight, since no month of theirs has 32 days.
# Behaviour: js-yaml, yaml (schema yaml-1.1) and dayjs count on from March and give 1 April; moment, date-fns, Luxon, SheetJS and
#   chrono refuse it.
# Output seen: js-yaml: 2083-04-01; yaml: 2083-04-01; dayjs: 2083-04-01; moment: refused; date-fns: refused; luxon: refused; xlsx: refused; chrono: refused
# Matters to front matter and lists in which a writer puts a day of the own calendar: every other day of that month is read as a
#   day of 2083, too, and only what is refused is noticed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund js-yaml@4.3.2 yaml@2.9.1 dayjs@1.11.23 moment@2.31.0 date-fns@4.4.0 luxon@3.7.2 xlsx@0.18.5 chrono-node@2.10.3 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import * as chrono from 'chrono-node';
import {parseISO} from 'date-fns';
import dayjs from 'dayjs';
import yaml4 from 'js-yaml';
import {DateTime} from 'luxon';
import moment from 'moment';
import xlsx from 'xlsx';
import {parse} from 'yaml';

process.env.TZ = 'UTC';
const day = '2083-03-32';
const shown = (value) => {
  if (value === null || value === undefined) return 'refused';
  if (!(value instanceof Date)) return typeof value === 'string' && value === day ? 'text' : String(value);
  return Number.isNaN(value.getTime()) ? 'refused' : value.toISOString().slice(0, 10);
};
const readers = {
  'js-yaml': () => yaml4.load(`d: ${day}`).d,
  yaml: () => parse(`d: ${day}`, {schema: 'yaml-1.1'}).d,
  dayjs: () => dayjs(day).toDate(),
  moment: () => moment(day).toDate(),
  'date-fns': () => parseISO(day),
  luxon: () => DateTime.fromISO(day).toJSDate(),
  xlsx: () => Object.values(xlsx.read(`day\n${day}`, {type: 'string', cellDates: true, dateNF: 'yyyy-mm-dd'}).Sheets.Sheet1).find(({v} = {}) => v && v !== 'day')?.v,
  chrono: () => chrono.parseDate(day),
};
console.log(
  Object.entries(readers)
    .map(([name, read]) => {
      try {
        return `${name}: ${shown(read())}`;
      } catch {
        return `${name}: refused`;
      }
    })
    .join('; '),
);
JS
expected='js-yaml: 2083-04-01; yaml: 2083-04-01; dayjs: 2083-04-01; moment: refused; date-fns: refused; luxon: refused; xlsx: refused; chrono: refused'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
