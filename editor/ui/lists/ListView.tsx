import {type ReactNode, useEffect} from 'react';
import type {FilePath, ListModel} from '../../types';
import {isList} from '../../edits/values';
import {PageAddress} from '../AddressDialog';
import {DeletedEarlier} from '../DeletedEarlier';
import {Problems} from '../Problems';
import {useEditor} from '../editor';
import {SaveBar} from '../SaveBar';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {EntryList} from './EntryList';
import {EntryForm, GroupFields} from './FieldView';
import {HostProvider} from './host';
import {about, controlId, focusAt, focusFirst} from './places';
import {useList} from './useList';
import styles from './lists.module.css';

interface ListViewProps {
  name: string;
  /** Of the entry that is shown, and of the field in it that gets the focus. */
  path?: FilePath;
}

export function ListView({name, path}: ListViewProps): ReactNode {
  const {say} = useWords();
  const {value: model, error, reload} = useAnswer('list', {name});
  const {overview, showPage} = useEditor();
  const {pages} = overview;
  // Of the page with the words of the list, else of the first one that shows it.
  const {route} =
    pages.find(({copy}) => copy === name) ?? pages.find(({lists}) => lists.includes(name)) ?? {};
  useEffect(() => {
    if (route !== undefined) showPage(route);
  }, [route, showPage]);
  if (!model) return <p role="status">{error ?? say('editor.loading')}</p>;
  return <OpenList model={model} path={path} reload={reload} />;
}

interface OpenListProps extends Pick<ListViewProps, 'path'> {
  model: ListModel;
  reload: () => Promise<ListModel | undefined>;
}

function OpenList({model, path, reload}: OpenListProps): ReactNode {
  const {say, pick} = useWords();
  const page = useEditor().overview.pages.find(({copy}) => copy === model.name);
  const {host, announcement, editor, leave} = useList(model, path, reload);
  const {keyOf, nameAt} = host;
  const isMap = model.form.kind !== 'list';
  const place = path && (path.length > 1 || isMap) ? controlId(path) : undefined;
  useEffect(() => {
    if (place !== undefined && path && !focusAt(path)) focusFirst(path.slice(0, 1));
    // When another place is asked for, not when the list has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  const count = isList(host.value) ? host.value.length : 0;
  const index = isMap ? -1 : Math.min(Number(path?.[0] ?? 0), count - 1);
  const at = [index];
  return (
    <HostProvider value={host}>
      <div className={styles.view}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{pick(model.label)}</h1>
          {model.help && <p className={styles.about}>{pick(model.help)}</p>}
          <DeletedEarlier file={model.file} />
          {page && !page.markdown && <PageAddress route={page.route} />}
          <Problems id={controlId([])} problems={about(host.problems, [])} />
        </header>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <EntryList index={index} />
        <div className={styles.form} onBlur={({target}) => leave(target.id)}>
          {isMap && <GroupFields form={model.form} path={[]} />}
          {!isMap && index < 0 && <p>{say('lists.empty')}</p>}
          {index >= 0 && (
            <section key={keyOf(at)} aria-labelledby={controlId(at)}>
              <h2 tabIndex={-1} id={controlId(at)} className={styles.entryName}>
                {nameAt(at)}
              </h2>
              <EntryForm path={at} />
            </section>
          )}
        </div>
      </div>
      <SaveBar editor={editor} />
    </HostProvider>
  );
}
