export {__importDefault} from 'tslib/tslib.es6.mjs';
