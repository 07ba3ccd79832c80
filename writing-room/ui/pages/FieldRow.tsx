import type {ReactNode} from 'react';
import {nativeName} from 'nepali-text/locale';
import type {OpenText, PageModel} from '../../protocol';
import {OpenNote} from '../OpenNote';
import {TextBox} from '../TextBox';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {boxId, type ProblemsBySide, type Side, sideKey, textOf} from './sides';
import styles from './pages.module.css';

interface FieldRowProps {
  field: PageModel['fields'][number];
  sides: readonly Side[];
  editor: Editor;
  problems: ProblemsBySide;
  onAgree: (open: OpenText) => void;
}

/** What search engines show: see WRITING.md. */
const DESCRIPTION_LENGTH = [50, 160] as const;

/** The title or the description of a page in both languages. */
export function FieldRow({field, sides, editor, problems, onAgree}: FieldRowProps): ReactNode {
  const {say, pick} = useWords();
  const {key, label, open} = field;
  const isChanged = sides.some(({file}) => editor.isChanged({file, path: [key]}));
  return (
    <div className={styles.row}>
      <div className={styles.sides}>
        {sides.map(({locale, file}) => {
          const target = {file, path: [key]};
          return (
            <TextBox
              key={locale}
              id={boxId(locale, key)}
              label={pick(label)}
              about={nativeName(locale)}
              locale={locale}
              isOneLine
              value={textOf(editor.value(target))}
              onChange={(text) => editor.change(target, text)}
              isChanged={editor.isChanged(target)}
              onRevert={() => editor.revert(target)}
              problems={problems.get(sideKey(locale, key))}
              length={key === 'description' ? DESCRIPTION_LENGTH : undefined}
              hint={key === 'description' ? say('page.description') : undefined}
            />
          );
        })}
      </div>
      {open && <OpenNote text={open} onAgree={() => onAgree(open)} isWaiting={isChanged} />}
    </div>
  );
}
