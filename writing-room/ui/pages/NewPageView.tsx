import {type ReactNode, type SubmitEvent, useState} from 'react';
import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {inEach} from '../../inEach';
import type {NewPageRequest, Problem} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../drafts';
import {ErrorSentence, Problems} from '../Problems';
import {useRoom} from '../room';
import {slug} from '../slug';
import {rememberPlace} from '../useAddress';
import {useWords} from '../words';
import shell from '../shell.module.css';
import {DESCRIPTION_LENGTH} from './PageRow';
import {Pair} from './Pair';
import styles from './pages.module.css';

const FIELDS = ['title', 'heading', 'description'] as const;
const KINDS = ['article', 'short'] as const;
/** What is typed: texts as "title-en", the address as `name` when somebody has chosen another one. */
type Values = Readonly<Record<string, string>>;
const START: Values = {};

/** A form for a page that is not there yet, in every language at once. */
export function NewPageView(): ReactNode {
  const {overview, refresh, go} = useRoom();
  const {say, find} = useWords();
  const [values, change] = useKeptForm('newPage', START);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState('');
  const [isMaking, setMaking] = useState(false);
  const kind = KINDS.find((one) => one === values.kind) ?? 'article';
  const name = values.name || slug(values['title-en'] ?? '');
  const isTaken = overview.pages.some(({route}) => route === `/${name}`);
  const set = (key: string, value: string) => change((before) => ({...before, [key]: value}));
  const textsOf = (field: string) => inEach((locale) => values[`${field}-${locale}`]?.trim() ?? '');

  const make = async () => {
    const empty = FIELDS.flatMap((field) => locales.map((locale) => `${field}-${locale}`)).filter(
      (key) => !values[key]?.trim(),
    );
    const isAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !isTaken;
    const found = isAddress ? empty : [...empty, 'name'];
    setWrong(found);
    setProblems([]);
    if (found.length > 0) return document.getElementById(`new-${found[0]}`)?.focus();
    if (isMaking) return;
    setMaking(true);
    setMessage(say('newPage.making'));
    const request: NewPageRequest = {
      kind,
      name,
      title: textsOf('title'),
      heading: textsOf('heading'),
      description: textsOf('description'),
      ...(kind === 'article' && {sidebarGroup: values.sidebarGroup ?? overview.sidebarGroups[0]}),
      ...(values.footerColumn && {footerColumn: values.footerColumn}),
    };
    const isHere = rememberPlace();
    try {
      const answer = await call('newPage', request);
      setMessage(answer.result === 'conflict' ? say('newPage.conflict') : '');
      if (answer.result === 'rejected') setProblems(answer.problems);
      if (answer.result !== 'saved') return;
      change(() => START);
      await refresh();
      if (isHere())
        go({view: 'page', name: `${kind === 'article' ? 'docs' : 'pages'}/${name}.mdx`});
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setMaking(false);
    }
  };
  const choice = (
    key: string,
    label: string,
    options: readonly [value: string, name: string][],
  ) => (
    <div className="field">
      <label htmlFor={`new-${key}`}>{label}</label>
      <select
        id={`new-${key}`}
        value={values[key] ?? options[0]?.[0]}
        onChange={({target}) => set(key, target.value)}
      >
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
  const aboutNone = problems.filter(
    (problem) => !FIELDS.some((field) => locales.some((locale) => isAbout(problem, field, locale))),
  );

  return (
    <div className={`${shell.view} ${styles.wide}`}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {say('newPage.title')}
      </h1>
      <p>{say('newPage.text')}</p>
      <form
        className={styles.newPage}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void make();
        }}
      >
        <fieldset className={styles.levels}>
          <legend>{say('newPage.kind')}</legend>
          {KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => set('kind', one)}
              />{' '}
              {say(`newPage.kinds.${one}`)}
            </label>
          ))}
        </fieldset>
        {FIELDS.map((field) => (
          <Pair
            key={field}
            name={field}
            label={say(`newPage.fields.${field}`)}
            help={say(`newPage.help.${field}`)}
            values={values}
            onChange={set}
            boxOf={(key, locale) => ({
              isOneLine: true,
              error: wrong.includes(key) ? say('newPage.needed') : undefined,
              problems: problems.filter((problem) => isAbout(problem, field, locale)),
              length: field === 'description' ? DESCRIPTION_LENGTH : undefined,
            })}
          />
        ))}
        <div className="field">
          <label htmlFor="new-name">{say('newPage.name')}</label>
          <p className="meta" id="new-name-help">
            {say('newPage.nameHelp')}
          </p>
          <div className={styles.address}>
            <span aria-hidden="true">/</span>
            <input
              id="new-name"
              value={values.name ?? name}
              aria-invalid={wrong.includes('name') || undefined}
              aria-describedby="new-name-help new-name-error"
              onChange={({target}) => set('name', target.value.toLowerCase())}
              // Emptied, it is made from the title again.
              onBlur={() =>
                change(({name: typed, ...rest}) => (typed ? {...rest, name: typed} : rest))
              }
            />
          </div>
          {wrong.includes('name') && (
            <ErrorSentence id="new-name-error">
              {say(isTaken ? 'newPage.taken' : 'newPage.nameError')}
            </ErrorSentence>
          )}
        </div>
        <div className={styles.sides}>
          {kind === 'article' &&
            choice(
              'sidebarGroup',
              say('newPage.group'),
              overview.sidebarGroups.map((group) => [
                group,
                find(`newPage.groups.${group}`) ?? group,
              ]),
            )}
          {choice('footerColumn', say('newPage.column'), [
            ['', say('newPage.columns.none')],
            ...overview.footerColumns.map(
              (column) => [column, find(`newPage.columns.${column}`) ?? column] as [string, string],
            ),
          ])}
        </div>
        <Problems problems={aboutNone} />
        <p role="status">{message}</p>
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isMaking}>
            {say('newPage.make')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Whether a problem is about one of the boxes. */
function isAbout({file, place}: Problem, field: string, locale: Locale): boolean {
  const code = /^i18n\/([^/]+)\//.exec(file)?.[1] ?? defaultLocale;
  return code === locale && place.includes(field);
}
