import {type ReactNode, useState} from 'react';
import {defaultLocale, inEach, type Locale, locales} from 'nepali-text/locale';
import type {FilePath, FieldForm, Json, NewPageRequest, RoomProblem} from '../../types';
import {partAt, withPart} from '../../edits/values';
import {AddForm, choiceOf, fieldOf, problemAt} from '../AddForm';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../drafts';
import {useRoom} from '../room';
import {slug} from '../../slug';

import {useWords} from '../words';
import shell from '../shell.module.css';
import styles from './pages.module.css';

const TEXTS = ['title', 'heading', 'description'] as const;
const LINE: FieldForm = {kind: 'text', syntax: 'plain', isOneLine: true};
const ADDRESS: FieldForm = {kind: 'line', format: 'id'};
const FOLDERS = {article: 'docs', short: 'pages'};

interface Typed {
  kind: NewPageRequest['kind'];
  /** The address, when somebody has chosen another one than that from the title. */
  name?: string;
  sidebarGroup?: string;
  /** Empty: in none. */
  footerColumn: string;
}

const START: Typed = {kind: 'article', footerColumn: ''};

/** A form for a page that is not there yet, in every language at once. */
export function NewPageView(): ReactNode {
  const {overview, refresh, go} = useRoom();
  const {pages, sidebarGroups, footerColumns} = overview;
  const {say, find} = useWords();
  const [typed, change] = useKeptForm('newPage', START);
  const [problems, setProblems] = useState<readonly RoomProblem[]>([]);
  const textIn = (field: string, locale: Locale) =>
    String(partAt({...typed}, [field, locale]) ?? '').trim();
  const value = {
    sidebarGroup: sidebarGroups[0] ?? '',
    ...typed,
    name: typed.name ?? slug(textIn('title', 'en')),
  };
  const {kind, name, sidebarGroup, footerColumn} = value;
  const isArticle = kind === 'article';

  const make = async () => {
    setProblems([]);
    const {hash} = location;
    const answer = await call('newPage', {
      kind,
      name,
      title: inEach((locale) => textIn('title', locale)),
      heading: inEach((locale) => textIn('heading', locale)),
      description: inEach((locale) => textIn('description', locale)),
      ...(isArticle && {sidebarGroup}),
      ...(footerColumn && {footerColumn}),
    });
    if (answer.result === 'conflict') throw new Error(say('newPage.conflict'));
    if (answer.result === 'rejected') return setProblems(answer.problems.map(inField));
    change(() => START);
    await refresh();
    // Somebody who has gone elsewhere meanwhile stays there.
    if (location.hash === hash) go({view: 'page', name: `${FOLDERS[kind]}/${name}.mdx`});
  };
  const set = (path: FilePath, part?: Json) =>
    change((before) => withPart({...before}, path, part) as never);
  const choice = (choices: readonly string[], names: string) =>
    choiceOf(choices, (one) => find(`newPage.${names}.${one || 'none'}`));

  return (
    <div className={`${shell.view} ${styles.wide}`}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {say('newPage.title')}
      </h1>
      <p>{say('newPage.text')}</p>
      <AddForm
        id="newPage"
        label={say('newPage.title')}
        className={styles.newPage}
        fields={[
          fieldOf('kind', say('newPage.kind'), choice(Object.keys(FOLDERS), 'kinds')),
          ...TEXTS.map((key) =>
            fieldOf(key, say(`newPage.fields.${key}`), LINE, say(`newPage.help.${key}`)),
          ),
          fieldOf('name', say('newPage.name'), ADDRESS, say('newPage.nameHelp')),
          fieldOf('sidebarGroup', say('newPage.group'), choice(sidebarGroups, 'groups')),
          fieldOf('footerColumn', say('newPage.column'), choice(['', ...footerColumns], 'columns')),
        ].filter(({key}) => isArticle || key !== 'sidebarGroup')}
        value={value}
        onChange={set}
        // Emptied, it is made from the title again.
        onLeave={() => typed.name === '' && set(['name'])}
        check={() => {
          const isTaken = pages.some(({route}) => route === `/${name}`);
          const isAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
          if (isAddress && !isTaken) return [];
          return [problemAt(['name'], say(isTaken ? 'newPage.taken' : 'newPage.nameError'))];
        }}
        problems={problems}
        action={say('newPage.make')}
        onSubmit={make}
        wait={say('newPage.making')}
      />
    </div>
  );
}

/** At the box of the language that its file is in. */
function inField(problem: RoomProblem): RoomProblem {
  const field = TEXTS.find((key) => problem.place.includes(key));
  const locale = locales.find((one) => problem.file.startsWith(`i18n/${one}/`)) ?? defaultLocale;
  return {...problem, place: field ? [field, locale] : []};
}
