import {useRef, useState} from 'react';

export interface TestedFont {
  id: string;
  name: string;
  href: string;
  /** As text: "216 KB". */
  size: string;
}

interface Choice {
  font?: TestedFont;
  state: 'none' | 'loading' | 'ready' | 'failed';
  /** The family of the sample: while a font is loading, still the previous one. */
  family?: string;
}

/** The first font is chosen, and loaded when the visitor begins. The latest choice wins. */
export function useTypeface(fonts: readonly TestedFont[]) {
  const [choice, setChoice] = useState<Choice>({font: fonts[0], state: 'none'});
  const latest = useRef<TestedFont>(undefined);

  const choose = (id: string): void => {
    const font = fonts.find((each) => each.id === id);
    if (!font) return;
    latest.current = font;
    setChoice(({family}) => ({font, state: 'loading', family}));
    const settle = (state: 'ready' | 'failed', family?: string) => {
      if (latest.current === font) setChoice({font, state, family});
    };
    loadTypeface(font.id, font.href).then(
      (family) => settle('ready', family),
      () => settle('failed'),
    );
  };

  /** The visitor has changed something other than the font. */
  const begin = (): void => {
    if (!latest.current && choice.font) choose(choice.font.id);
  };

  return {choice, choose, begin};
}

/** The loaded fonts: href of the file → promise of its family. */
const asked = new Map<string, Promise<string>>();

/**
 * Loads a font file and adds it to the document.
 *
 * @returns the family name. Rejects when the file cannot be loaded or parsed; the next call tries again.
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
