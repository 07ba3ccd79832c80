import {useRef, useState} from 'react';

export interface TestedFont {
  id: string;
  name: string;
  href: string;
  /** For the reader: "216 KB". */
  size: string;
}

interface Choice {
  font?: TestedFont;
  state: 'none' | 'loading' | 'ready' | 'failed';
  /** What the sample is set in: while a font is loading, still the one before it. */
  family?: string;
}

/** The font that the visitor chose, fetched when it is chosen. The latest choice wins. */
export function useTypeface(fonts: readonly TestedFont[]) {
  const [choice, setChoice] = useState<Choice>({state: 'none'});
  const latest = useRef<TestedFont>(undefined);

  const choose = (id: string): void => {
    const font = fonts.find((each) => each.id === id);
    latest.current = font;
    if (!font) return setChoice({state: 'none'});
    setChoice(({family}) => ({font, state: 'loading', family}));
    const settle = (state: 'ready' | 'failed', family?: string) => {
      if (latest.current === font) setChoice({font, state, family});
    };
    loadTypeface(font.id, font.href).then(
      (family) => settle('ready', family),
      () => settle('failed'),
    );
  };

  return {choice, choose};
}

/** What was asked for, so that no file is fetched twice. Href of the file → its family. */
const asked = new Map<string, Promise<string>>();

/**
 * Fetches a font file and makes it known to the page.
 *
 * @returns the family to set text in, once it can be shown. Rejects when the file cannot be had or
 *   read; the next call tries again.
 */
function loadTypeface(id: string, href: string): Promise<string> {
  const known = asked.get(href);
  if (known) return known;
  const family = `Typeface ${id}`;
  const face = new FontFace(family, `url("${href}")`);
  const loading = face.load().then(() => {
    document.fonts.add(face);
    return family;
  });
  asked.set(href, loading);
  loading.catch(() => asked.delete(href));
  return loading;
}
