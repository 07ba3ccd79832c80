import {type ReactNode, type SubmitEvent, useEffect, useRef, useState} from 'react';
import {nativeName} from 'nepali-text/locale';
import type {NextComponent} from '../../protocol';
import {useKeptForm} from '../drafts';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import {useWords} from '../words';
import type {AddBlockProps} from './AddBlock';
import {componentWord, kindName} from './blockNames';
import {headingId} from './headingId';
import styles from './pages.module.css';

interface AddComponentProps extends Omit<AddBlockProps, 'type'> {
  next: NextComponent;
}

/** Another question, card or step: its title and its first paragraph in both languages. */
export function AddComponent({
  next,
  after,
  model,
  sides,
  editor,
  onClose,
}: AddComponentProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues, forget] = useKeptForm<Record<string, string>>(
    `add ${model.name} ${after.index} ${next.name}`,
    {},
  );
  const [missing, setMissing] = useState<string>();
  useEffect(() => form.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(), []);

  const valueOf = (key: string) => values[key]?.trim() ?? '';
  const set = (key: string, value: string) => setValues({...values, [key]: value});
  const fields = [
    {key: 'title', label: kindName({kind: `${next.title}=`}, words)},
    {key: 'text', label: say('page.firstParagraph')},
  ];
  const name = componentWord('new', next.name, words);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const keys = fields.flatMap(({key}) => sides.map(({locale}) => `${key}-${locale}`));
    const empty = keys.find((key) => !valueOf(key));
    setMissing(empty);
    if (empty !== undefined) return;
    const same = {
      ...(next.hasId && {id: headingId(valueOf('title-en'), model)}),
      ...(next.icon !== undefined && {icon: valueOf('icon') || next.icon}),
    };
    const isSaved = await editor.saveWith(
      sides.map(({locale, file}) => ({
        kind: 'insert',
        file,
        path: [],
        index: (after.indexes[locale] ?? 0) + 1,
        value: {
          type: 'component',
          attributes: {...same, [next.title]: valueOf(`title-${locale}`)},
          text: valueOf(`text-${locale}`),
        },
      })),
      say('page.steps.component', {page: model.route, name}),
    );
    if (!isSaved) return;
    forget();
    onClose();
  };

  return (
    <form ref={form} className={styles.add} noValidate onSubmit={(event) => void add(event)}>
      <h3>{name}</h3>
      {fields.map(({key, label}) => (
        <fieldset key={key} className={styles.pair}>
          <legend>{label}</legend>
          <div className={styles.sides}>
            {sides.map(({locale}) => (
              <TextBox
                key={locale}
                label={nativeName(locale)}
                about={label}
                locale={locale}
                value={values[`${key}-${locale}`] ?? ''}
                isOneLine
                onChange={(text) => set(`${key}-${locale}`, text)}
                syntax={key === 'title' ? undefined : 'page'}
                error={missing === `${key}-${locale}` ? say('page.needed') : undefined}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {next.icon !== undefined && (
        <div className="field">
          <label htmlFor="new-icon">{say('page.icon')}</label>
          <select
            id="new-icon"
            value={values.icon ?? next.icon}
            onChange={({target}) => set('icon', target.value)}
          >
            {model.icons.map((icon) => (
              <option key={icon}>{icon}</option>
            ))}
          </select>
        </div>
      )}
      <Problems problems={editor.problems} />
      <div className="actions">
        <button type="submit" className="button primary">
          {componentWord('add', next.name, words)}
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {say('room.cancel')}
        </button>
      </div>
    </form>
  );
}
