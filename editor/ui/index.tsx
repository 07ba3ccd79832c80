import {lazy, type ReactNode, StrictMode, Suspense, useEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {Texts} from '../types';
import {useAddress} from './address';
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
  const [{view, name = ''}] = useAddress();
  const [texts, setTexts] = useState<readonly Texts[]>();
  const isPage = view === 'page';
  useEffect(() => {
    if (isPage) call('firstPage', {name}).then(setTexts, () => setTexts([]));
    // Only of the page that is opened first.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const first = <First texts={texts ?? []} />;
  return isPage && !texts ? (
    first
  ) : (
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
