import {type ReactNode, useEffect} from 'react';
import {type FilePath, type ListModel, type Overview, pathKey} from '../../protocol';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {SaveBar} from '../SaveBar';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {isList, partAt} from './applyEdits';
import {EntryActions} from './EntryActions';
import {EntryList} from './EntryList';
import {NewTexts} from './NewTexts';
import {focusAt, focusFirst} from './fields/focusFirst';
import {GroupFields} from './fields/GroupField';
import {controlId, HostProvider, useHost} from './host';
import {idOf} from './locateEntry';
import {AddingProvider, NewEntryForm} from './NewEntry';
import {titleOf} from './titles';
import {useList} from './useList';
import styles from './lists.module.css';

interface ListViewProps {
  name: string;
  /** Of the entry that is shown, and of the field in it that gets the focus. */
  path?: FilePath;
}

/** One list: its entries, and the form of the chosen one. */
export function ListView({name, path}: ListViewProps): ReactNode {
  const {say} = useWords();
  const {value: model, error, reload} = useAnswer('list', {name});
  const {overview, showPage} = useRoom();
  const route = routeShowing(name, overview);
  useEffect(() => {
    if (route !== undefined) showPage(route);
  }, [route, showPage]);
  if (!model) return <p role="status">{error ?? say('room.loading')}</p>;
  return <OpenList model={model} path={path} reload={reload} />;
}

/** The page with the words of a list, else the first one that shows it. */
function routeShowing(name: string, {pages}: Overview): string | undefined {
  const page =
    pages.find(({copy}) => copy === name) ?? pages.find((one) => one.lists.includes(name));
  return page?.route;
}

interface OpenListProps {
  model: ListModel;
  path: FilePath | undefined;
  reload: () => Promise<void>;
}

function OpenList({model, path, reload}: OpenListProps): ReactNode {
  const {say, pick} = useWords();
  const {host, adding, announcement, editor, nameOf} = useList(model, reload);
  const isMap = model.shape === 'map';
  const place = path && (path.length > 1 || isMap) ? pathKey(path) : undefined;
  useEffect(() => {
    if (place !== undefined && path && !focusAt(path)) focusFirst(path.slice(0, 1));
    // When another place is asked for, not when the list has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  const count = isList(host.value) ? host.value.length : 0;
  const index = isMap ? -1 : Math.min(Number(path?.[0] ?? 0), count - 1);
  const addingHere = adding?.list.length === 0 ? adding : undefined;
  return (
    <AddingProvider value={adding}>
      <HostProvider value={host}>
        <div className={styles.view}>
          <header className={styles.head}>
            <h1 tabIndex={-1}>{pick(model.label)}</h1>
            {model.help !== '' && (
              <details className={styles.about}>
                <summary>{say('lists.about')}</summary>
                <p lang="en">{model.help}</p>
              </details>
            )}
            <Problems problems={host.problems.get('') ?? []} />
          </header>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          <EntryList model={model} adding={addingHere} index={index} />
          <div className={styles.form}>
            {addingHere ? (
              <NewEntryForm {...addingHere} />
            ) : isMap ? (
              <GroupFields form={model.form} path={[]} />
            ) : index < 0 ? (
              <p>{say('lists.empty')}</p>
            ) : (
              <Entry
                key={idOf(partAt(host.value, [index])) ?? index}
                model={model}
                index={index}
                count={count}
              />
            )}
          </div>
        </div>
        <SaveBar editor={editor} nameOf={nameOf} />
      </HostProvider>
    </AddingProvider>
  );
}

interface EntryProps {
  model: ListModel;
  index: number;
  count: number;
}

function Entry({model: {form}, index, count}: EntryProps): ReactNode {
  const {say, language} = useWords();
  const host = useHost();
  const name =
    titleOf(form, partAt(host.value, [index]), language) || say('lists.entry', {number: index + 1});
  return (
    <section aria-labelledby={controlId([index])}>
      <h2 tabIndex={-1} id={controlId([index])} className={styles.entryName}>
        {name}
      </h2>
      <Problems problems={host.problems.get(String(index)) ?? []} />
      <NewTexts path={[index]} />
      <GroupFields form={form} path={[index]} />
      <EntryActions path={[index]} name={name} item={form} count={count} />
    </section>
  );
}
