export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
