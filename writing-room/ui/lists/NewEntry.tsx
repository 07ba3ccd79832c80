import {createContext, type ReactNode, useContext, useEffect, useRef, useState} from 'react';
import {type FilePath, type Form, pathKey} from '../../protocol';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {ItemFields} from './fields/ListField';
import {focusFirst, focusProblem} from './fields/focusFirst';
import {formAt} from './forms';
import {type FormHost, HostProvider} from './host';
import styles from './lists.module.css';

export interface Adding {
  host: FormHost;
  root: Form;
  /** Where the entry will be. */
  path: FilePath;
  /** Of its list. */
  list: FilePath;
  /** Names of files that are to be chosen again. */
  lost: readonly string[];
  /** @returns whether it was added */
  add: () => Promise<boolean>;
  cancel: () => void;
}

const AddingContext = createContext<Adding | undefined>(undefined);
export const AddingProvider = AddingContext.Provider;

/** The form of the entry that is being added to this list, if there is one. */
export function NewEntry({list}: {list: FilePath}): ReactNode {
  const adding = useContext(AddingContext);
  return adding && pathKey(adding.list) === pathKey(list) ? <NewEntryForm {...adding} /> : null;
}

export function NewEntryForm({host, root, path, list, lost, add, cancel}: Adding): ReactNode {
  const {say} = useWords();
  const section = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const form = formAt(root, host.value, list);
  const place = pathKey(list);
  useEffect(() => {
    focusFirst(path);
    // When the form appears: its path changes with the day of the entry.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  if (form?.kind !== 'list') return null;
  const submit = async () => {
    setShowsAll(true);
    if (!(await add())) {
      requestAnimationFrame(() => focusProblem(section.current));
    }
  };
  return (
    <HostProvider value={showsAll ? {...host, showsEmpty: () => true} : host}>
      <section ref={section} className={styles.newEntry} aria-label={say('lists.newEntry')}>
        <h2>{say('lists.newEntry')}</h2>
        {lost.length > 0 && (
          <p className="note">
            {say('lists.chooseAgain', {
              files: lost.map((file) => file.split('/').at(-1)).join(', '),
            })}
          </p>
        )}
        <Problems problems={host.problems.get(pathKey(path)) ?? []} />
        <ItemFields item={form.item} path={path} label={say('lists.newEntry')} />
        <div className="actions">
          <button type="button" className="button primary" onClick={() => void submit()}>
            {say('lists.addNow')}
          </button>
          <button type="button" className="button secondary" onClick={cancel}>
            {say('lists.cancel')}
          </button>
        </div>
      </section>
    </HostProvider>
  );
}
