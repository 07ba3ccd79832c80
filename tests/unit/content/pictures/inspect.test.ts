import {inspectSite as inspect} from '@site/src/data';
import {row} from '../../support/row';
import {writeFiles, writeSite} from '../../support/sites';
import {hugeByItsHeader, photograph} from './samples';

const team = (images: readonly string[]) =>
  images
    .map(
      (image, index) =>
        `- id: m${index}\n  name: {en: A, ne: क}\n  role: {en: B, ne: ख}\n  image: ${image}\n`,
    )
    .join('');

const problems = async (siteDir: string) =>
  (await inspect(siteDir)).problems.map(
    (one) => `${one.file}:${one.line} ${one.place?.join(' › ') ?? ''}: ${row(one)}`,
  );

it('reports problems of pictures together with all others', async () => {
  const whole = await photograph().jpeg().toBuffer();
  const siteDir = writeSite({
    'static/img/team/broken.jpg': whole.subarray(0, whole.length - 300),
    'static/img/team/text.jpg': 'Words',
    'static/img/team/small.jpg': await photograph(200, 200).jpeg().toBuffer(),
    'static/img/team/huge.png': await hugeByItsHeader(),
    'static/img/team/good.jpg': whole,
    'src/data/team.yml': team(
      ['broken.jpg', 'text.jpg', 'small.jpg', 'huge.png', 'gone.jpg', 'good.jpg'].map(
        (name) => `/img/team/${name}`,
      ),
    ),
    'src/data/stacks.yml': '',
  });
  expect(await problems(siteDir)).toEqual([
    'src/data/stacks.yml:1 : file.empty',
    'src/data/team.yml:4 m0 › image: asset.broken static/img/team/broken.jpg',
    'src/data/team.yml:8 m1 › image: picture.none static/img/team/text.jpg',
    'src/data/team.yml:12 m2 › image: picture.narrow static/img/team/small.jpg 200 320',
    'src/data/team.yml:16 m3 › image: picture.large static/img/team/huge.png 48 8000 6000 40',
    'src/data/team.yml:20 m4 › image: asset.none static/img/team/gone.jpg near /img/team/good.jpg',
  ]);
});

it('shows no line where the picture is wrong and the line is right', async () => {
  const siteDir = writeSite({'static/img/cities/butwal.jpg': 'Words'});
  const [problem] = (await inspect(siteDir)).problems;
  expect(problem && row(problem)).toBe('picture.none static/img/cities/butwal.jpg');
  expect(problem?.example).toBeUndefined();
});

it('asks more of a scan, which is read, and less of a logo', async () => {
  const siteDir = writeSite({
    'static/img/certificates/trade-licence.jpg': await photograph(600, 800).jpeg().toBuffer(),
    'static/img/partners/the-daily.png': await photograph(160, 80).png().toBuffer(),
  });
  expect(await problems(siteDir)).toEqual([
    'src/data/certificates.yml:6 trade-licence › image: picture.narrow static/img/certificates/trade-licence.jpg 600 640',
  ]);
});

it('inspects a picture again when it was fixed', async () => {
  const siteDir = writeSite({'static/img/cities/butwal.jpg': 'Words'});
  expect(await problems(siteDir)).toHaveLength(1);
  writeFiles(siteDir, {'static/img/cities/butwal.jpg': await photograph().jpeg().toBuffer()});
  expect(await problems(siteDir)).toEqual([]);
});

it('inspects no file that no list names', async () => {
  const {pictures} = await inspect(writeSite({'static/img/other.jpg': 'x'}));
  expect(pictures.map(({address}) => address)).toEqual([
    '/img/certificates/trade-licence.jpg',
    '/img/cities/butwal.jpg',
    '/img/graduates/asha-tamang.jpg',
    '/img/milestones/registration.jpg',
    '/img/mission/direct-hiring.jpg',
    '/img/outlets/the-daily.png',
    '/img/partners/the-daily.png',
    '/img/profiles/asha-tamang.jpg',
    '/img/team/asha-tamang.jpg',
  ]);
});
