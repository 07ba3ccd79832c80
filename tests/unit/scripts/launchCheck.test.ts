import {summarise} from '@site/scripts/launch-check';
import type {LaunchItem} from '@site/src/plugins/site-data/launchList';

const item = (kind: LaunchItem['kind']): LaunchItem => ({file: 'a.yml', line: 1, kind, what: 'a'});

describe('the last words of npm run launch-check', () => {
  it('say that all is done', () => {
    expect(summarise([], 0)).toEqual({
      isReady: true,
      text: 'The lists have no placeholders any more, and all translations are agreed.',
    });
  });

  it('do not say so when the ledger cannot be read', () => {
    expect(summarise([], undefined)).toEqual({
      isReady: false,
      text: 'Before the site goes public: 0 stand-ins to replace, 0 disagreements to settle, 0 dates to renew, the ledger to correct.',
    });
  });

  it('count what is left', () => {
    expect(summarise([item('stand-in'), item('stand-in'), item('expiry')], 1)).toEqual({
      isReady: false,
      text: 'Before the site goes public: 2 stand-ins to replace, 0 disagreements to settle, one date to renew, one text to agree.',
    });
  });
});
