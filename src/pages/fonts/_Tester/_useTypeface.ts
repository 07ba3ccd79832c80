import {useRef, useState} from 'react';
import {loadTypeface} from './_loadTypeface';

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
