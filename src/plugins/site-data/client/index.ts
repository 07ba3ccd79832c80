import problems from '@site-data/problems';
import {showProblems} from './showProblems';

declare const module: {hot?: {accept(): void}};

// The module is also evaluated when pages are rendered to HTML, without a document.
if (typeof document !== 'undefined') {
  showProblems(problems, document);
}

// Runs again when the problems change, without a reload of the page.
module.hot?.accept();
