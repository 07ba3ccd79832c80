import type {Settings} from '../on-demand/settings';
import {bothLanguages} from './bothLanguages';
import {loadTwin as fetchTwin} from './fetchTwin';
import {loadTwin as renderTwin} from './renderTwin';

export function start({sheet}: Settings): void {
  bothLanguages(window, sheet, process.env.NODE_ENV === 'development' ? renderTwin : fetchTwin);
}
