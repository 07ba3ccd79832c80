import {choosePort, portRefusal} from '../../../scripts/lib/port';

describe('choosePort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('takes %j as %i', (value, port) => {
    expect(choosePort(value, 3000, 'npm start')).toEqual({port});
  });

  it.each(['0', '65536', '-1', '3000.5', '3e3', ' 80', 'abc', '0x50', '999999'])(
    'explains what is wrong with %j',
    (value) => {
      expect(choosePort(value, 3000, 'npm start')).toEqual({
        problem: `PORT is "${value}", but a port is a whole number from 1 to 65535. For example: PORT=3001 npm start`,
      });
    },
  );
});

describe('portRefusal', () => {
  const refused = (code: string) => Object.assign(new Error(code), {code});

  it('says what to type instead of a busy port', () => {
    expect(portRefusal(refused('EADDRINUSE'), 3000, 'npm start')).toBe(
      'Port 3000 is in use, perhaps by this site in another window. Choose another, for example: PORT=3001 npm start',
    );
  });

  it('says what to type instead of a reserved port', () => {
    expect(portRefusal(refused('EACCES'), 80, 'npm run dev')).toContain('PORT=81 npm run dev');
  });

  it('leaves other errors alone', () => {
    expect(portRefusal(refused('ENOENT'), 3000, 'npm start')).toBeNull();
    expect(portRefusal('text', 3000, 'npm start')).toBeNull();
  });
});
