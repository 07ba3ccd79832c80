import {type ReactNode, type SubmitEvent, useRef, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {NewPageRequest, Problem} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../drafts';
import {ErrorSentence, Problems} from '../Problems';
import {useRoom} from '../room';
import {slug} from '../slug';
import {TextBox} from '../TextBox';
import {rememberPlace} from '../useAddress';
import {useWords} from '../words';
import shell from '../shell.module.css';
import {emptyFields, isAbout, type NewPageForm, requestOf, START, TEXT_FIELDS} from './newPage';
import styles from './pages.module.css';

/** A form for a page that is not there yet, in every language at once. */
export function NewPageView(): ReactNode {
  const {overview, refresh, go} = useRoom();
  const {say, find} = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues, forget] = useKeptForm<NewPageForm>('newPage', START);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState('');
  const name = values.name ?? slug(values.title.en ?? '');
  const set = (change: Partial<NewPageForm>) => setValues({...values, ...change});
  const isTaken = overview.pages.some(({route}) => route === `/${name}`);

  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const request: NewPageRequest = requestOf(values, name);
    const empty = emptyFields(request, isTaken);
    setMissing(empty);
    setProblems([]);
    if (empty.length > 0) {
      document.getElementById(`new-${empty[0]}`)?.focus();
      return;
    }
    setMessage(say('newPage.making'));
    const isHere = rememberPlace();
    try {
      const answer = await call('newPage', request);
      setMessage('');
      if (answer.result === 'rejected') setProblems(answer.problems);
      if (answer.result === 'conflict') setMessage(say('newPage.conflict'));
      if (answer.result !== 'saved') return;
      forget();
      await refresh();
      if (isHere())
        go({view: 'page', name: `${values.kind === 'article' ? 'docs' : 'pages'}/${name}.mdx`});
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <div className={`${shell.view} ${styles.wide}`}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {say('newPage.title')}
      </h1>
      <p>{say('newPage.text')}</p>
      <form ref={form} className={styles.newPage} noValidate onSubmit={(event) => void make(event)}>
        <fieldset className={styles.levels}>
          <legend>{say('newPage.kind')}</legend>
          {(['article', 'short'] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={values.kind === kind}
                onChange={() => set({kind})}
              />{' '}
              {say(`newPage.kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
        {TEXT_FIELDS.map((field) => (
          <fieldset key={field} className={styles.pair}>
            <legend>{say(`newPage.fields.${field}`)}</legend>
            <p className="meta">{say(`newPage.help.${field}`)}</p>
            <div className={styles.sides}>
              {locales.map((locale) => (
                <TextBox
                  key={locale}
                  id={`new-${field}-${locale}`}
                  label={nativeName(locale)}
                  about={say(`newPage.fields.${field}`)}
                  locale={locale}
                  isOneLine
                  value={values[field][locale] ?? ''}
                  onChange={(text) => set({[field]: {...values[field], [locale]: text}})}
                  error={missing.includes(`${field}-${locale}`) ? say('newPage.needed') : undefined}
                  problems={problems.filter((problem) => isAbout(problem, field, locale))}
                  length={field === 'description' ? [50, 160] : undefined}
                />
              ))}
            </div>
          </fieldset>
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
              value={name}
              aria-invalid={missing.includes('name') || undefined}
              aria-describedby="new-name-help new-name-error"
              onChange={({target}) => set({name: target.value.toLowerCase()})}
              // Emptied, it is made from the title again.
              onBlur={() => values.name === '' && set({name: undefined})}
            />
          </div>
          {missing.includes('name') && (
            <ErrorSentence id="new-name-error">
              {say(isTaken ? 'newPage.taken' : 'newPage.nameError')}
            </ErrorSentence>
          )}
        </div>
        <div className={styles.sides}>
          {values.kind === 'article' && (
            <div className="field">
              <label htmlFor="new-group">{say('newPage.group')}</label>
              <select
                id="new-group"
                value={values.sidebarGroup}
                onChange={({target}) => set({sidebarGroup: target.value})}
              >
                {overview.sidebarGroups.map((group) => (
                  <option key={group} value={group}>
                    {find(`newPage.groups.${group}`) ?? group}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="field">
            <label htmlFor="new-column">{say('newPage.column')}</label>
            <select
              id="new-column"
              value={values.footerColumn}
              onChange={({target}) => set({footerColumn: target.value})}
            >
              <option value="">{say('newPage.columns.none')}</option>
              {overview.footerColumns.map((column) => (
                <option key={column} value={column}>
                  {find(`newPage.columns.${column}`) ?? column}
                </option>
              ))}
            </select>
          </div>
        </div>
        <Problems
          problems={problems.filter(
            (problem) =>
              !TEXT_FIELDS.some((field) =>
                locales.some((locale) => isAbout(problem, field, locale)),
              ),
          )}
        />
        <p role="status">{message}</p>
        <div className="actions">
          <button type="submit" className="button primary">
            {say('newPage.make')}
          </button>
        </div>
      </form>
    </div>
  );
}
