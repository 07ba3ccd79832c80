import {ProblemsError} from '@site/src/lib/diagnostics';
import {runCommand} from '@site/scripts/lib/runCommand';

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

it('prints the mistakes that stop a command without a stack trace', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const problem = {file: 'src/data/team.yml', line: 3, place: [], message: 'The text is empty.'};
  await runCommand(() => Promise.reject(new ProblemsError([problem])));
  expect(print.mock.calls).toEqual([
    ['One thing to fix in the lists:\n\nsrc/data/team.yml:3\n  The text is empty.'],
  ]);
  expect(process.exitCode).toBe(1);
});

it('prints an error of the program whole', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const error = new Error('Something else');
  await runCommand(() => Promise.reject(error));
  expect(print.mock.calls).toEqual([[error]]);
  expect(process.exitCode).toBe(1);
});
