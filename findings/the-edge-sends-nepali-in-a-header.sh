#!/usr/bin/env bash
# The runtime of Cloudflare's edge sends Devanagari in a header, where Node and browsers throw.
#
# Versions: workerd 1.20261023.1, Node 20.20.
# Guess: a Location with Devanagari letters is no header, and `new Response` throws a TypeError at the edge as it does
#   in Node; `Response.redirect` escapes it in both.
# Behaviour: the edge takes the header and sends the bytes of UTF-8 as they are; `Response.redirect` escapes. What works
#   at the edge fails in a test that runs in Node.
# Output seen: header: Node TypeError, edge bytes of UTF-8; redirect: Node escaped, edge escaped
# Matters wherever a worker builds the address of a redirect from words: escape it, or let `Response.redirect` do so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund workerd@1.20261023.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {get} from 'node:http';
import {createServer} from 'node:net';
import program from 'workerd';

const ways = `({
  header: () => new Response(null, {status: 302, headers: {location: 'https://example.org/सेवा'}}),
  redirect: () => Response.redirect('https://example.org/सेवा', 302),
})`;
writeFileSync(
  'worker.js',
  `export default {
    fetch: (request) => {
      try {
        return (${ways})[new URL(request.url).pathname.slice(1)]();
      } catch (error) {
        return new Response(null, {headers: {location: error.name}});
      }
    },
  };`,
);
const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const {port: free} = server.address();
    server.close(() => resolve(free));
  });
});
writeFileSync(
  'edge.capnp',
  `using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [(name = "site", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-04-01"))],
    sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
  );`,
);

/** What is sent as the address, by its kind. */
function kindOf(location) {
  if (!location.startsWith('http')) return location;
  const bytes = Buffer.from(location, 'latin1');
  if (bytes.every((byte) => byte < 128)) return 'escaped';
  return bytes.includes('सेवा') ? 'bytes of UTF-8' : 'other bytes';
}
const inNode = (way) => {
  try {
    return kindOf(eval(ways)[way]().headers.get('location'));
  } catch (error) {
    return error.name;
  }
};
const atEdge = async (way) => {
  for (;;) {
    const location = await new Promise((resolve) => {
      get({port, path: `/${way}`, host: '127.0.0.1'}, ({headers}) => resolve(headers.location)).on(
        'error',
        () => setTimeout(resolve, 200),
      );
    });
    if (location) return kindOf(location);
  }
};
const child = spawn(program.default, ['serve', 'edge.capnp'], {stdio: 'ignore'});
const lines = [];
for (const way of ['header', 'redirect']) {
  lines.push(`${way}: Node ${inNode(way)}, edge ${await atEdge(way)}`);
}
child.kill();
console.log(lines.join('; '));
JS
expected='header: Node TypeError, edge bytes of UTF-8; redirect: Node escaped, edge escaped'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
