import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {createBrowserRouter, RouterProvider} from 'react-router';
import Layout from './Layout.jsx';
import {routes} from './routes.js';
import './site.css';
import './content.css';

const router = createBrowserRouter([
  {Component: Layout, HydrateFallback: () => null, children: routes},
]);

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
