import {plainServer, runnable} from '../../../scripts/bench/nginxConfig';

const here = {port: 8123, root: '/a build'};
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

it('gives a server the frame it needs', () => {
  const config = lines(runnable(plainServer, '/etc', here));
  expect(config).toEqual(expect.arrayContaining(['daemon off;', 'access_log off;', 'http {']));
  expect(config).toContain('listen 127.0.0.1:8123;');
  expect(config).toContain('root "/a build";');
});

it('exchanges what belongs to another machine, and keeps the rules', () => {
  const config = lines(
    runnable(
      `include /srv/site/current/rules/maps.conf;
server {
  listen 443 ssl http2;
  listen [::]:443 ssl;
  ssl_certificate /etc/x.pem;
  access_log /var/log/x;
  root /srv/site/current;
  absolute_redirect off;
  location / { try_files $uri =404; }
}`,
      '/etc',
      here,
    ),
  );
  expect(config.filter((line) => /ssl|srv|var/.test(line))).toEqual([]);
  expect(config).toContain('include "/a build/rules/maps.conf";');
  expect(config).toContain('absolute_redirect off;');
  expect(config).toContain('location / { try_files $uri =404; }');
});

it('takes a whole configuration, and rules that stand in a server', () => {
  const whole = runnable('user x;\npid /run/x;\nevents {}\nhttp {\n}', '/etc', here);
  expect(whole).not.toMatch(/user x|\/run\/x/);
  expect(whole.match(/http \{/g)).toHaveLength(1);
  expect(lines(runnable('return 301 /a;', '/etc', here))).toContain('return 301 /a;');
});
