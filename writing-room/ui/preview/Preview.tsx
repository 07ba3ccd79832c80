import {type ReactNode, useEffect, useRef, useState} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import type {FindAnswer} from '../../protocol';
import type {Address} from '../address';
import {call} from '../api';
import {Dialog} from '../Dialog';
import {useRoom} from '../room';
import {useWords} from '../words';
import {chooseTexts} from './editThis';
import {addressOf, pageAt} from './frame';
import {type PreviewPlace, type PreviewSettings, places} from './usePreviewSettings';
import shell from '../shell.module.css';
import styles from './preview.module.css';

interface PreviewProps {
  /** Of the page, without a language. */
  route: string;
  settings: PreviewSettings;
  onChange: (settings: PreviewSettings) => void;
}

/** The page itself, as readers get it, and "Edit this": a click on a text of it opens that text. */
export function Preview({route, settings, onChange}: PreviewProps): ReactNode {
  const {overview, go} = useRoom();
  const {say} = useWords();
  const [locale, setLocale] = useState<Locale>('en');
  const [isEditing, setEditing] = useState(false);
  const [loads, setLoads] = useState(0);
  const [message, setMessage] = useState('');
  const [choices, setChoices] = useState<FindAnswer['found']>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef({path: '', top: 0});
  const address = addressOf(route, locale);
  const state = overview.preview[locale];

  const open = (where: FindAnswer['found'][number]['where'], shown: Locale) => {
    const to: Address = where.view === 'page' ? {...where, locale: shown} : where;
    setChoices([]);
    setEditing(false);
    go(to);
  };

  useEffect(() => {
    const page = isEditing ? frame.current?.contentDocument : undefined;
    if (!page) return;
    const find = async (text: string) => {
      const shown = pageAt(page.location.pathname);
      setMessage(say('preview.finding'));
      try {
        const {found} = await call('find', {text, ...shown});
        const [best] = found;
        const equal = found.filter((one) => one.text === best?.text);
        setMessage(best ? '' : say('preview.notFound', {text}));
        if (best && equal.length === 1) open(best.where, shown.locale);
        else setChoices(equal);
      } catch (error) {
        setMessage(error instanceof Error ? error.message : String(error));
      }
    };
    return chooseTexts(page, (text) => void find(text));
    // The functions are new at each drawing, and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEditing, loads]);

  const onLoad = () => {
    setLoads((times) => times + 1);
    const view = frame.current?.contentWindow;
    if (!view) return;
    const {pathname} = view.location;
    if (scrolled.current.path === pathname) view.scrollTo(0, scrolled.current.top);
    const keep = () => {
      scrolled.current = {path: view.location.pathname, top: view.scrollY};
    };
    view.addEventListener('scroll', keep, {passive: true});
  };

  return (
    <section
      className={styles.preview}
      data-preview={settings.place}
      aria-label={say('preview.label')}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className="button secondary"
          aria-pressed={isEditing}
          title={say('preview.editHelp')}
          onClick={() => setEditing(!isEditing)}
        >
          {say('preview.edit')}
        </button>
        <Choice
          label={say('preview.language')}
          options={locales.map((value) => ({value, name: nativeName(value)}))}
          value={locale}
          onChange={setLocale}
        />
        <Choice
          label={say('preview.width')}
          options={[
            {value: 'phone', name: say('preview.phone')},
            {value: 'desktop', name: say('preview.desktop')},
          ]}
          value={settings.isPhone ? 'phone' : 'desktop'}
          onChange={(value) => onChange({...settings, isPhone: value === 'phone'})}
        />
        <button
          type="button"
          className="button plain"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          {say('preview.reload')}
        </button>
        <Choice<PreviewPlace>
          label={say('preview.place')}
          options={places.map((value) => ({value, name: say(`preview.places.${value}`)}))}
          value={settings.place}
          onChange={(place) => onChange({...settings, place})}
        />
      </div>
      <p role="status" className={styles.message}>
        {message || (isEditing ? say('preview.editHelp') : '')}
      </p>
      {state === 'ready' ? (
        <iframe
          ref={frame}
          key={locale}
          className={styles.frame}
          data-phone={settings.isPhone || undefined}
          title={say('preview.frame', {route})}
          src={address}
          onLoad={onLoad}
        />
      ) : (
        <p className={styles.wait}>{say(`preview.${state}`)}</p>
      )}
      {choices.length > 0 && (
        <Dialog title={say('preview.choose')} onClose={() => setChoices([])}>
          <ul className={`plain ${shell.rows}`}>
            {choices.map(({label, where}) => (
              <li key={JSON.stringify(where)}>
                <button
                  type="button"
                  className={`link ${shell.row}`}
                  onClick={() => open(where, locale)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly {value: Value; name: string}[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Some buttons of which one is pressed. */
function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
