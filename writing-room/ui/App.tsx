import {type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import type {Address} from './address';
import {connectionStore} from './api';
import {useKeptForm} from './drafts';
import {FindView} from './FindView';
import {HandInView} from './handin/HandInView';
import {useNewest} from './handin/newestStore';
import {NewestNote} from './handin/NewestNote';
import {Header} from './Header';
import {ListsView} from './lists/ListsView';
import {ListView} from './lists/ListView';
import {NewPageView} from './pages/NewPageView';
import {PagesView} from './pages/PagesView';
import {PageView} from './pages/PageView';
import {Preview} from './preview/Preview';
import {type Room, RoomProvider, useRoom} from './room';
import {StepsView} from './StepsView';
import {TodoView} from './todo/TodoView';
import {useAddress} from './useAddress';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

const NOTHING: Record<string, never> = {};

/** The writing room: a header, the view that the address names, and the page itself beside it. */
export function App(): ReactNode {
  const {say, language} = useWords();
  const [address, go] = useAddress();
  const overview = useAnswer('overview', NOTHING);
  const insertions = useAnswer('insertions', NOTHING);
  const [route, showPage] = useState('/');
  // Two columns of text and a page need room.
  const [{hasPreview}, setPreview] = useKeptForm('preview', {hasPreview: innerWidth >= 1440});
  const {reload} = overview;
  const room = useMemo<Room | undefined>(
    () =>
      overview.value && {
        overview: overview.value,
        insertions: insertions.value?.insertions ?? [],
        refresh: reload,
        go,
        showPage,
      },
    [overview.value, insertions.value, reload, go],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('room.name');
  }, [language, say]);

  return (
    <>
      <ConnectionBanner onBack={reload} />
      {room ? (
        <RoomProvider value={room}>
          <div className={styles.room}>
            <a className={styles.skip} href="#main" onClick={focusMain}>
              {say('room.skip')}
            </a>
            <Header
              address={address}
              hasPreview={hasPreview}
              onPreview={(isWanted) => setPreview(() => ({hasPreview: isWanted}))}
            />
            <Main address={address} />
            {hasPreview && <Preview route={route} />}
          </div>
        </RoomProvider>
      ) : (
        <main className={styles.start}>
          <h1>{say('room.name')}</h1>
          <p role="status">{overview.error ?? say('room.starting')}</p>
        </main>
      )}
    </>
  );
}

/** A plain link would change the address of the view. */
function focusMain(event: {preventDefault: () => void}): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Each view has one `h1` with `tabIndex={-1}`, which gets the focus when the view changes. */
function Main({address}: {address: Address}): ReactNode {
  const main = useRef<HTMLElement>(null);
  const key = 'name' in address ? `${address.view} ${address.name}` : address.view;
  const before = useRef(key);
  const {arrivals} = useNewest();
  const {refresh} = useRoom();
  useEffect(() => {
    if (arrivals > 0) void refresh();
  }, [arrivals, refresh]);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    main.current?.scrollTo(0, 0);
    // A place within the view is focused by the view itself.
    const isWhole = !('block' in address && address.block !== undefined);
    if (isWhole) main.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [key, address]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      <NewestNote />
      {/* What is typed and not saved is kept in the browser. */}
      <View key={`${key} ${arrivals}`} address={address} />
    </main>
  );
}

function View({address}: {address: Address}): ReactNode {
  switch (address.view) {
    case 'pages':
      return <PagesView />;
    case 'page':
      return <PageView {...address} />;
    case 'newPage':
      return <NewPageView />;
    case 'lists':
      return <ListsView />;
    case 'list':
      return <ListView name={address.name} path={address.path} />;
    case 'todo':
      return <TodoView />;
    case 'find':
      return <FindView text={address.text} />;
    case 'handIn':
      return <HandInView />;
    case 'steps':
      return <StepsView />;
  }
}

/** The server stopped, or was started again with another key. */
function ConnectionBanner({onBack}: {onBack: () => Promise<unknown>}): ReactNode {
  const {say} = useWords();
  const connection = useSyncExternalStore(connectionStore.subscribe, connectionStore.get);
  const before = useRef(connection);
  useEffect(() => {
    if (before.current === 'gone' && connection === 'there') void onBack();
    before.current = connection;
  }, [connection, onBack]);
  return (
    <div role="alert" className={styles.banner} hidden={connection === 'there'}>
      {connection === 'gone' && say('connection.gone')}
      {connection === 'keyRefused' && say('connection.keyRefused')}
    </div>
  );
}
