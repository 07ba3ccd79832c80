import type {ReactNode} from 'react';
import type {Locale} from 'nepali-text/locale';

/** A text with what changed in it, as `wordDiff` writes it: "[old → new]", "[+ new]", "[− old]". */
export function Changes({text, locale}: {text: string; locale: Locale}): ReactNode {
  const parts = text.split(/(\[\+ [^\]]*\]|\[− [^\]]*\]|\[[^\]]* → [^\]]*\])/);
  return (
    <span lang={locale}>
      {parts.map((part, index) => (index % 2 === 0 ? part : <Change key={index} mark={part} />))}
    </span>
  );
}

function Change({mark}: {mark: string}): ReactNode {
  const inside = mark.slice(1, -1);
  if (inside.startsWith('+ ')) return <ins>{inside.slice(2)}</ins>;
  if (inside.startsWith('− ')) return <del>{inside.slice(2)}</del>;
  const [before, after] = inside.split(' → ');
  return (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  );
}
