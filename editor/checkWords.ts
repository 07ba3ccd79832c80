import {isScalar, visit} from 'yaml';
import type {Problem} from 'content/say/diagnostics';
import {parseYamlFile} from 'content/read/yaml';
import {spelling, typing} from 'content/lists/rules';

/** Mistakes in the Nepali of words.yml, by the rules for the site's own texts. */
export function checkWords(file: string, bytes: Uint8Array): Problem[] {
  const {document, lines, problems} = parseYamlFile('words', file, bytes);
  visit(document ?? null, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'ne' || !isScalar<string>(value)) return;
      const {line} = lines.linePos(value.range?.[0] ?? 0);
      for (const rule of [typing('ne'), spelling('ne')]) {
        const mistake = rule(value.value);
        if (mistake) problems.push({file, line, ...mistake});
      }
    },
  });
  return problems;
}
