import problems from '@site-data/problems';
import type {Problem} from '../../../lib/diagnostics';
import {showProblems} from './showProblems';

declare const module: {hot?: {accept(): void}};

// The file is also evaluated where there is no document, when pages are rendered ahead.
if (typeof document !== 'undefined') {
  showProblems(problems as Problem[], document);
}

// Runs again by itself when the problems change, without a reload of the page behind them.
module.hot?.accept();
