import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './App';
import {takeKey} from './api';
import './styles.css';

takeKey();
// Nothing is fetched for letters: see src/css/scale.css.
document.documentElement.dataset.fonts = 'device';
const root = document.getElementById('room');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
