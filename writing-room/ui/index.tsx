import {createRoot} from 'react-dom/client';

createRoot(document.getElementById('room')!).render(<h1>Writing room</h1>);
