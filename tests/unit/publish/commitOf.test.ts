import {commitOf} from '@site/src/publish/buildRecord';

it('takes the commit from the host, otherwise from git', () => {
  const env = {COMMIT_REF: '', CF_PAGES_COMMIT_SHA: '', GITHUB_SHA: ''};
  Object.assign(process.env, env);
  expect(commitOf(process.cwd())).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf('/')).toBeUndefined();
  process.env.GITHUB_SHA = 'abc';
  expect(commitOf('/')).toBe('abc');
});
