import type {Settings} from '../on-demand/settings';
import {bothLanguages} from './bothLanguages';
import {fetchTwin, renderTwin} from './fetchTwin';

export function start({sheet}: Settings): void {
  bothLanguages(window, sheet, process.env.NODE_ENV === 'development' ? renderTwin : fetchTwin);
}
