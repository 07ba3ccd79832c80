import {type ReactNode, useEffect, useRef, useState} from 'react';
import {defaultLocale, inEach, type Locale, locales, nativeName} from 'nepali-text/locale';
import type {FindAnswer, EditPlace, Operations} from '../../types';
import {call, messageOf} from '../api';
import {Dialog} from '../Dialog';
import {useKeptForm} from '../drafts';
import {useRoom} from '../room';
import {useWords} from '../words';
import {chooseTexts} from './editThis';
import {showTexts} from './showTexts';
import shell from '../shell.module.css';
import styles from './preview.module.css';

const START: {width: 'phone' | 'desktop'} = {width: 'phone'};

/**
 * The page itself, as readers get it, and "Edit this": a click on a text of it opens that text.
 *
 * @param route of the page, without a language
 */
export function Preview({route}: {route: string}): ReactNode {
  const {overview, go} = useRoom();
  const {say} = useWords();
  const [{width}, changeWidth] = useKeptForm('preview width', START);
  const [locale, setLocale] = useState<Locale>('en');
  const [isEditing, setEditing] = useState(false);
  const [loads, setLoads] = useState(0);
  const [message, setMessage] = useState('');
  const [choices, setChoices] = useState<FindAnswer['found']>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef({path: '', top: 0});
  const [isLive, setLive] = useState(false);
  const [state, setState] = useState<'built' | Operations['preview']['gives']['state']>('built');
  const isPublished = state !== 'ready';

  useEffect(() => {
    if (!isLive) return;
    let timer = 0;
    const ask = async () => {
      const next = await call('preview', {locale}).catch(() => ({state: 'off'}) as const);
      setState(next.state);
      if (next.state !== 'off')
        timer = window.setTimeout(ask, next.state === 'ready' ? 60_000 : 2000);
    };
    void ask();
    return () => clearTimeout(timer);
  }, [isLive, locale]);

  // What is saved is put into the published page, which does not have it.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || !isPublished || loads === 0) return;
    call('unpublished', {locale}).then(
      ({texts}) => showTexts(page, texts),
      () => undefined,
    );
  }, [loads, isPublished, locale, overview]);

  const open = (where: EditPlace, shown: Locale) => {
    setChoices([]);
    setEditing(false);
    go(where.view === 'page' ? {...where, locale: shown} : where);
  };

  useEffect(() => {
    const page = isEditing ? frame.current?.contentDocument : undefined;
    if (!page) return;
    const find = async (text: string) => {
      const shown = pageAt(page.location.pathname);
      setMessage(say('preview.finding'));
      try {
        const {found} = await call('find', {text, ...shown});
        const equal = found.filter((one) => one.text === found[0]?.text);
        setMessage(equal.length > 0 ? '' : say('preview.notFound', {text}));
        if (equal.length > 1) setChoices(equal);
        else if (equal[0]) open(equal[0].where, shown.locale);
      } catch (error) {
        setMessage(messageOf(error));
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
    if (scrolled.current.path === view.location.pathname) view.scrollTo(0, scrolled.current.top);
    const keep = () => {
      scrolled.current = {path: view.location.pathname, top: view.scrollY};
    };
    view.addEventListener('scroll', keep, {passive: true});
  };

  const waiting = state === 'starting' || state === 'off' ? say(`preview.${state}`) : '';
  return (
    <section className={styles.preview} data-preview="" aria-label={say('preview.label')}>
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
          names={inEach(nativeName)}
          value={locale}
          onChange={setLocale}
        />
        <Choice
          label={say('preview.width')}
          names={{phone: say('preview.phone'), desktop: say('preview.desktop')}}
          value={width}
          onChange={(chosen) => changeWidth(() => ({width: chosen}))}
        />
        <button
          type="button"
          className="button plain"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          {say('preview.reload')}
        </button>
        {!isLive && (
          <button
            type="button"
            className="button plain"
            title={say('preview.liveHelp')}
            onClick={() => setLive(true)}
          >
            {say('preview.live')}
          </button>
        )}
      </div>
      <p role="status" className={styles.message}>
        {message || waiting || (isEditing ? say('preview.editHelp') : '')}
      </p>
      <iframe
        ref={frame}
        key={`${locale} ${isPublished}`}
        className={styles.frame}
        data-phone={width === 'phone' || undefined}
        title={say('preview.frame', {route})}
        src={addressOf(route, locale)}
        onLoad={onLoad}
      />
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

/** The address of a page in a language. English has no prefix. */
const addressOf = (route: string, locale: Locale): string =>
  locale === defaultLocale ? route : `/${locale}${route}`;

/** The page and the language that an address of the site shows. */
function pageAt(pathname: string): {route: string; locale: Locale} {
  const isIn = (locale: Locale) => `${pathname}/`.startsWith(`/${locale}/`);
  const locale = locales.find(isIn) ?? defaultLocale;
  const route = isIn(locale) ? pathname.slice(locale.length + 1) : pathname;
  return {route: route.replace(/\/$/, '') || '/', locale};
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** What each of the values is called. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Some buttons of which one is pressed. */
function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const {label, names, value, onChange} = props;
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {(Object.keys(names) as Value[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  );
}
