#!/usr/bin/env bash
# What isomorphic-git makes of a page that one writer renames while another corrects it.
#
# Versions: isomorphic-git 1.44.19.
# Guess: as git does, it puts the correction into the renamed page; or it throws an error that names the conflict.
# Behaviour: not run yet.
# Output seen: not run yet.
# Matters to not run yet
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund isomorphic-git@1.44.19 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import fs from 'node:fs';
import git from 'isomorphic-git';

const dir = 'site';
fs.mkdirSync(dir);
const author = {name: 'A', email: 'a@example.org', timestamp: 1_700_000_000, timezoneOffset: 0};
const lines = Array.from({length: 40}, (_, index) => `वाक्य ${index}।`);
const page = (...changed) => [...lines, ...changed].join('\n') + '\n';
const put = async (name, text) => {
  fs.writeFileSync(`${dir}/${name}`, text);
  await git.add({fs, dir, filepath: name});
};
const commit = (message) => git.commit({fs, dir, author, message});

await git.init({fs, dir, defaultBranch: 'main'});
await put('about.mdx', page());
await commit('Start');
await git.branch({fs, dir, ref: 'other', checkout: true});
await put('about.mdx', page('नयाँ वाक्य।'));
await commit('Correct');
await git.checkout({fs, dir, ref: 'main'});
fs.rmSync(`${dir}/about.mdx`);
await git.remove({fs, dir, filepath: 'about.mdx'});
await put('company.mdx', page());
await commit('Rename');

let outcome;
try {
  await git.merge({fs, dir, ours: 'main', theirs: 'other', author});
  outcome = 'merged';
} catch (error) {
  outcome = error.code ?? error.constructor.name;
}
await git.checkout({fs, dir, ref: 'main', force: true});
const files = (await git.listFiles({fs, dir, ref: 'main'})).map((name) => {
  const has = fs.readFileSync(`${dir}/${name}`, 'utf8').includes('नयाँ');
  return `${name} ${has ? 'with' : 'without'} the correction`;
});
console.log(`${outcome}: ${files.join(', ')}`);
JS
expected='@@EXPECTED@@'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
