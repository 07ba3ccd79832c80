export {BrowserRouter} from 'react-router-dom';

// Docusaurus takes this one only with `experimental_router: 'hash'`; index.ts stops a build with it.
export const HashRouter = undefined;
