import {lazy, type ReactNode, StrictMode, Suspense, useEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {Texts} from '../types';
import {readAddress} from './address';
import {call, takeKey} from './api';
import {useWords} from './words';
import './styles.css';
import styles from './first.module.css';

const App = lazy(() => import('./App').then((module) => ({default: module.App})));

/** The texts of the page that the address names, to be read until they can be edited. */
function First({texts}: {texts: readonly Texts[]}): ReactNode {
  const {say} = useWords();
  return (
    <main className={styles.first}>
      <h1>{say('room.name')}</h1>
      <p role="status">{say('room.starting')}</p>
      {texts.map(({en, ne}, index) => (
        <div key={index} className={styles.row}>
          <p lang="en">{en}</p>
          <p lang="ne">{ne}</p>
        </div>
      ))}
    </main>
  );
}

function Start(): ReactNode {
  // Of the page that is opened first.
  const [name] = useState(() => {
    const {view, name: page} = readAddress(location.hash);
    return view === 'page' ? page : undefined;
  });
  const [texts, setTexts] = useState<readonly Texts[] | undefined>(name ? undefined : []);
  useEffect(() => {
    if (name) call('firstPage', {name}).then(setTexts, () => setTexts([]));
  }, [name]);
  const first = <First texts={texts ?? []} />;
  if (!texts) return first;
  return (
    <Suspense fallback={first}>
      <App first={first} />
    </Suspense>
  );
}

takeKey();
// Nothing is fetched for letters: see src/css/scale.css.
document.documentElement.dataset.fonts = 'device';
const root = document.getElementById('room');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Start />
    </StrictMode>,
  );
}
