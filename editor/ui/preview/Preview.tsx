import {type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import {defaultLocale, type Locale, locales, nativeName} from 'nepali-text/locale';
import {Button} from '../Button';
import type {Operations} from '../../core/operations';
import {request} from '../../request';
import {call} from '../api';
import {useKeptForm} from '../unsaved';
import {useEditor} from '../editor';
import {useAction} from '../useAction';
import {useWords} from '../words';
import {chooseTexts, showTexts} from './pageTexts';
import styles from './preview.module.css';

/**
 * The page itself, as readers get it, and "Edit this": a click on a text of it opens that text.
 *
 * @param route of the page, without a language
 */
export function Preview({route}: {route: string}): ReactNode {
  const {overview, go} = useEditor();
  const {say} = useWords();
  const [{width}, changeWidth] = useKeptForm('preview width', {width: 'phone'});
  const [locale, setLocale] = useState<Locale>('en');
  const [isEditing, setEditing] = useState(false);
  // A new one at each load.
  const [page, setPage] = useState<Document | null>(null);
  const [message, setMessage] = useState('');
  const [isLive, setLive] = useState(false);
  const [state, setState] = useState<'built' | Operations['preview']['gives']['state']>('built');
  const isPublished = state !== 'ready';

  useEffect(() => {
    if (!isLive) return;
    let isStale = false;
    let timer = 0;
    const ask = async () => {
      const next = await call('preview', {locale}).catch(() => ({state: 'off'}) as const);
      if (isStale) return;
      setState(next.state);
      if (next.state !== 'off')
        timer = window.setTimeout(ask, next.state === 'ready' ? 60_000 : 2000);
    };
    void ask();
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isLive, locale]);

  const reload = () => page?.defaultView?.location.reload();
  const showOther = useEffectEvent(reload);
  useEffect(() => showOther(), [isPublished]);

  // What is saved is put into the page of the build, which does not have it.
  useEffect(() => {
    if (!page || !isPublished) return;
    let isStale = false;
    const show = async () => {
      const {texts} = await call('unpublished', {locale, built: await builtFrom()});
      if (!isStale) showTexts(page, texts);
    };
    // The banner says that the server is gone.
    show().catch(() => undefined);
    return () => void (isStale = true);
  }, [page, isPublished, locale, overview]);

  const {run: find, failure} = useAction(async (text: string, shown: ReturnType<typeof pageAt>) => {
    setMessage(say('preview.finding'));
    const {found} = await call('find', {text, ...shown}).finally(() => setMessage(''));
    const [first, second] = found.filter((one) => one.text === found[0]?.text);
    if (!first) return setMessage(say('preview.notFound', {text}));
    setEditing(false);
    if (second) return go({view: 'find', text, ...shown});
    go(first.where.view === 'page' ? {...first.where, locale: shown.locale} : first.where);
  });
  const choose = useEffectEvent((text: string) => {
    if (page) void find(text, pageAt(page.location.pathname));
  });
  useEffect(() => {
    if (page && isEditing) return chooseTexts(page, (text) => choose(text));
  }, [page, isEditing]);

  const waiting = state === 'starting' || state === 'off' ? say(`preview.${state}`) : '';
  return (
    <section className={styles.preview} data-preview="" aria-label={say('preview.label')}>
      <div className={styles.bar}>
        <Button
          label={say('preview.edit')}
          aria-pressed={isEditing}
          title={say('preview.editHelp')}
          onClick={() => setEditing(!isEditing)}
        />
        <select
          aria-label={say('preview.language')}
          value={locale}
          onChange={({target}) => setLocale(target.value as Locale)}
        >
          {locales.map((one) => (
            <option key={one} value={one}>
              {nativeName(one)}
            </option>
          ))}
        </select>
        <select
          aria-label={say('preview.width')}
          value={width}
          onChange={({target}) => changeWidth(() => ({width: target.value}))}
        >
          <option value="phone">{say('preview.phone')}</option>
          <option value="desktop">{say('preview.desktop')}</option>
        </select>
        <Button kind="plain" label={say('preview.reload')} onClick={reload} />
        {!isLive && (
          <Button
            kind="plain"
            label={say('preview.live')}
            title={say('preview.liveHelp')}
            onClick={() => setLive(true)}
          />
        )}
      </div>
      <p role="status" className={styles.message}>
        {message || failure || waiting || (isEditing ? say('preview.editHelp') : '')}
      </p>
      <iframe
        // Another address in the same frame would be one more step for Back.
        key={`${route} ${locale}`}
        className={styles.frame}
        data-phone={width === 'phone' || undefined}
        title={say('preview.frame', {route})}
        // English has no prefix.
        src={locale === defaultLocale ? route : `/${locale}${route}`}
        onLoad={({currentTarget}) => setPage(currentTarget.contentDocument)}
      />
    </section>
  );
}

/** The commit with the files of the build that the frame shows; undefined when that is not known. */
async function builtFrom(): Promise<string | undefined> {
  const answer = await request('/build.json').catch(() => undefined);
  const {commit, files = commit} = Object(await answer?.json().catch(() => undefined));
  return typeof files === 'string' ? files : undefined;
}

/** The page and the language that an address of the site shows. */
function pageAt(pathname: string): {route: string; locale: Locale} {
  const isIn = (locale: Locale) => `${pathname}/`.startsWith(`/${locale}/`);
  const locale = locales.find(isIn) ?? defaultLocale;
  const route = isIn(locale) ? pathname.slice(locale.length + 1) : pathname;
  return {route: route.replace(/\/$/, '') || '/', locale};
}
