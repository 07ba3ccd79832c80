#!/usr/bin/env bash
# Rspack tells a plugin the path of a module with an invisible character in it, where a folder has "#" in its name.
#
# Version: @rspack/core 1.7.12.
# Guess: `module.nameForCondition()` is the path of the file as it is on the disk; a plugin may read the file there, or
#   look for the package.json beside it.
# Behaviour: before each "#" stands U+200B, the escape of the bundler's own requests. Reading that path fails with
#   ENOENT, in a message that shows the right path, because the character has no width. The build itself succeeds.
# Output seen: same path: false; with U+200B: true; errors: 0
# Matters for plugins that collect licences or read what lies beside a module, in folders such as "C# projects".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/C# projects"
cd "$folder/C# projects"
echo '{"private": true}' >package.json
npm install --silent --no-audit --no-fund @rspack/core@1.7.12 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
mkdir src
echo 'console.log(1);' >src/index.js
cat >build.cjs <<'JS'
const path = require('node:path');
const {rspack} = require('@rspack/core');

const entry = path.resolve('src/index.js');
const names = [];
const compiler = rspack({
  mode: 'development',
  context: process.cwd(),
  entry: './src/index.js',
  output: {path: path.resolve('out')},
  plugins: [
    {
      apply: ({hooks}) =>
        hooks.compilation.tap('names', (compilation) =>
          compilation.hooks.finishModules.tap('names', (modules) => {
            for (const module of modules) names.push(module.nameForCondition());
          }),
        ),
    },
  ],
});
compiler.run((error, stats) => {
  if (error) throw error;
  const name = names.find((one) => one?.endsWith('index.js')) ?? '';
  console.log(
    `same path: ${name === entry}; with U+200B: ${name.includes('\u200b#')}; errors: ${stats.compilation.errors.length}`,
  );
  compiler.close(() => undefined);
});
JS
expected='same path: false; with U+200B: true; errors: 0'
seen=$(node build.cjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
