import type {ReactNode} from 'react';
import {defaultLocale, locales} from 'nepali-text/locale';
import type {FilePath, FieldForm, Json, NewPageRequest, ShownProblem} from '../../types';
import {type Fields, partAt, withPart} from '../../edits/values';
import {AddForm, choiceOf, fieldOf} from '../AddForm';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../unsaved';
import {useEditor} from '../editor';
import {slug} from '../../slug';
import {useWords} from '../words';
import shell from '../shell.module.css';
import styles from './pages.module.css';

const TEXTS = ['title', 'heading', 'description'] as const;
const LINE: FieldForm = {kind: 'text', syntax: 'plain', isOneLine: true};
const ADDRESS: FieldForm = {kind: 'line', format: 'id'};
const FOLDERS = {article: 'docs', short: 'pages'};

/** With the address that is made from the title. */
const START: Fields = {kind: 'article'};

/** A form for a page that is not there yet, in every language at once. */
export function NewPageView(): ReactNode {
  const {refresh, go} = useEditor();
  const {say, find} = useWords();
  const [typed, change] = useKeptForm('newPage', START);
  const value: Fields = {
    ...typed,
    name: typed.name ?? slug(String(partAt(typed, ['title', 'en']) ?? '')),
  };
  const set = (path: FilePath, part?: Json) =>
    change((before) => withPart(before, path, part) as Fields);

  const make = async () => {
    const {hash} = location;
    // The form has seen to it that it is whole.
    const request = value as unknown as NewPageRequest;
    const answer = await call('newPage', request);
    if (answer.result === 'conflict') throw new Error(say('newPage.conflict'));
    if (answer.result === 'rejected') return answer.problems.map(inField);
    change(() => START);
    await refresh();
    // Somebody who has gone elsewhere meanwhile stays there.
    const name = `${FOLDERS[request.kind]}/${request.name}.mdx`;
    if (location.hash === hash) go({view: 'page', name});
    return undefined;
  };
  const kinds = choiceOf(Object.keys(FOLDERS), (one) => find(`newPage.kinds.${one}`));

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
          fieldOf('kind', say('newPage.kind'), kinds),
          ...TEXTS.map((key) =>
            fieldOf(key, say(`newPage.fields.${key}`), LINE, say(`newPage.help.${key}`)),
          ),
          fieldOf('name', say('newPage.name'), ADDRESS, say('newPage.nameHelp')),
        ]}
        value={value}
        onChange={set}
        // Emptied, it is made from the title again.
        onLeave={() => typed.name === '' && set(['name'])}
        action={say('newPage.make')}
        onSubmit={make}
        wait={say('newPage.making')}
      />
    </div>
  );
}

/** At its field, and at the box of the language that its file is in. */
function inField(problem: ShownProblem): ShownProblem {
  const field = TEXTS.find((key) => problem.place.includes(key));
  const locale = locales.find((one) => problem.file.startsWith(`i18n/${one}/`)) ?? defaultLocale;
  return field ? {...problem, place: [field, locale]} : problem;
}
