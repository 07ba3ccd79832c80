import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createRoot} from 'react-dom/client';
import {type Address, readAddress, useAddress} from './address';
import type {FirstPage, Overview} from '../core/operations';
import {connection, sentenceOf} from './api';
import {useKeptForm} from './unsaved';
import {FindView} from './FindView';
import {HandInView} from './handin/HandInView';
import {NewestNote} from './handin/NewestNote';
import {Header} from './Header';
import {ListsView} from './lists/ListsView';
import {ListView} from './lists/ListView';
import {NewPageView} from './pages/NewPageView';
import {PagesView} from './pages/PagesView';
import {PageView} from './pages/PageView';
import {Preview} from './preview/Preview';
import {type EditorContext, EditorProvider, InsertionsProvider, useEditor} from './editor';
import {StepsView} from './StepsView';
import {setOwner} from './storage';
import {useStore} from './store';
import {TodoView} from './todo/TodoView';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

/** @param first what has been read of the page that the address names */
export function start(first: FirstPage | undefined): void {
  const editor = document.getElementById('editor');
  if (editor) createRoot(editor).render(<App first={first} />);
}

/** Of a site of which one page has been read. */
const UNREAD: Omit<Overview, 'login'> = {
  brand: {en: '', ne: ''},
  pages: [],
  redirects: [],
  lists: [],
  todo: {open: 0, disagreements: 0, problems: 0},
  changes: 0,
  others: [],
};
const NOTHING = {insertions: []};

/** The editor: a header, the view that the address names, and the page itself beside it. */
function App(props: {first: FirstPage | undefined}): ReactNode {
  const {say, language} = useWords();
  const [address, go] = useAddress();
  const state = useStore(connection);
  const {value, error, reload: refresh} = useAnswer('overview', {});
  const {value: {insertions} = NOTHING} = useAnswer('insertions', {});
  const [route, showPage] = useState('/');
  // Two columns of text and a page need room.
  const [{hasPreview}, setPreview] = useKeptForm('preview', {hasPreview: innerWidth >= 1440});
  const first = value || error !== undefined ? undefined : props.first;
  const login = value?.login ?? first?.login;
  if (login !== undefined) setOwner(login);
  const editor = useMemo<EditorContext | undefined>(() => {
    const overview = value ?? (first && {...UNREAD, login: first.login});
    return overview && {overview, first, refresh, go, showPage};
  }, [value, first, refresh, go]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('editor.name');
  }, [language, say]);
  const isShown = editor !== undefined || error !== undefined;
  useLayoutEffect(() => {
    // What was shown while it started: see index.ts.
    if (isShown) document.getElementById('first')?.remove();
  }, [isShown]);

  return (
    <>
      <div role="alert" className={styles.banner} hidden={state === 'there'}>
        {state !== 'there' && say(sentenceOf(state))}
      </div>
      {editor ? (
        <EditorProvider value={editor}>
          <div className={styles.editor}>
            <a className={styles.skip} href="#main" onClick={focusMain}>
              {say('editor.skip')}
            </a>
            <Header
              address={address}
              hasPreview={hasPreview}
              onPreview={(isWanted) => setPreview(() => ({hasPreview: isWanted}))}
            />
            <InsertionsProvider value={insertions}>
              <Main address={address} />
            </InsertionsProvider>
            {hasPreview && <Preview route={route} />}
          </div>
        </EditorProvider>
      ) : (
        error !== undefined && (
          <main className={styles.start}>
            <h1>{say('editor.name')}</h1>
            <p role="status">{error}</p>
          </main>
        )
      )}
    </>
  );
}

/** A plain link would change the address of the view. */
function focusMain(event: {preventDefault: () => void}): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** How often it is asked who else writes, in milliseconds. The server forgets somebody after 30 s. */
const PRESENCE_MS = 20_000;

function OthersNote({address: {view, name}}: {address: Address}): ReactNode {
  const {overview, refresh} = useEditor();
  const {say} = useWords();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, PRESENCE_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const here = overview.others.filter(({place}) => {
    const other = readAddress(place);
    return name !== undefined && other.view === view && other.name === name;
  });
  if (here.length === 0) return null;
  const people = here.map((one) => one.name).join(', ');
  return <p className="note">{say('editor.others', {people})}</p>;
}

/** What the address says of a view. */
type Place = Omit<Address, 'view'> & {name: string; text: string};

const views: Readonly<Record<Address['view'], ComponentType<Place>>> = {
  pages: PagesView,
  page: PageView,
  newPage: NewPageView,
  lists: ListsView,
  list: ListView,
  todo: TodoView,
  find: FindView,
  handIn: HandInView,
  steps: StepsView,
};

/** Each view has one `h1` with `tabIndex={-1}`, which gets the focus when the view changes. */
function Main({address}: {address: Address}): ReactNode {
  const {view, name = '', text = '', ...place} = address;
  const View = views[view];
  const main = useRef<HTMLElement>(null);
  const key = `${view} ${name} ${text}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    main.current?.scrollTo(0, 0);
    // On a phone, all of it is scrolled.
    main.current?.parentElement?.scrollTo(0, 0);
    // A place within the view is focused by the view itself.
    if (address.block === undefined) main.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [key, address]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      <NewestNote />
      <OthersNote address={address} />
      {/* What is typed and not saved is kept in the browser. */}
      <View key={key} name={name} text={text} {...place} />
    </main>
  );
}
