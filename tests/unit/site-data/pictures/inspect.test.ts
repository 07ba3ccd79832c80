import {inspect} from '@site/src/plugins/site-data/inspect';
import {writeFiles, writeSite} from '../sites';
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
    ({file, line, place, message}) => `${file}:${line} ${place.join(' › ')}: ${message}`,
  );

describe('inspect', () => {
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
      'src/data/stacks.yml:1 : The file is empty.',
      'src/data/team.yml:4 m0 › image: static/img/team/broken.jpg is broken: a part of the picture is missing. Copy or export it again.',
      'src/data/team.yml:8 m1 › image: static/img/team/text.jpg is no picture, or its beginning is broken. Save it again as JPEG, PNG, WebP or AVIF.',
      'src/data/team.yml:12 m2 › image: static/img/team/small.jpg is 200 pixels wide. A picture here has 320 or more, or it looks blurred.',
      'src/data/team.yml:16 m3 › image: static/img/team/huge.png has 48 million pixels (8000 × 6000). More than 40 million are too many: make it smaller. 1920 pixels across are enough.',
      'src/data/team.yml:20 m4 › image: There is no file static/img/team/gone.jpg. Did you mean "/img/team/good.jpg"?',
    ]);
  });

  it('shows no line where the picture is wrong and the line is right', async () => {
    const siteDir = writeSite({'static/img/cities/butwal.jpg': 'Words'});
    const [problem] = (await inspect(siteDir)).problems;
    expect(problem?.message).toMatch(/^static\/img\/cities\/butwal\.jpg is no picture/);
    expect(problem?.example).toBeUndefined();
  });

  it('asks more of a scan, which is read, and less of a logo', async () => {
    const siteDir = writeSite({
      'static/img/certificates/trade-licence.jpg': await photograph(600, 800).jpeg().toBuffer(),
      'static/img/partners/the-daily.png': await photograph(160, 80).png().toBuffer(),
    });
    expect(await problems(siteDir)).toEqual([
      'src/data/certificates.yml:6 trade-licence › image: static/img/certificates/trade-licence.jpg is 600 pixels wide. A picture here has 640 or more, or it looks blurred.',
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
});
