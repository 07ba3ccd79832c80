import {isMap, isScalar, parseDocument, visit} from 'yaml';
import {pseudoText} from './pseudoText';

/** A list with a text in the pseudo-language beside each English one. */
export function pseudoYaml(source: string, code: string): string {
  const document = parseDocument(source);
  visit(document, {
    Map(_, map) {
      const english = map.get('en', true);
      if (!isMap(map) || !isScalar(english)) return;
      map.set(code, pseudoText(String(english.value)));
    },
  });
  return document.toString();
}
