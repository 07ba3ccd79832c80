import {starterScript} from '../../../src/plugins/starter';

it('is one small script of which nothing is global', () => {
  const script = starterScript('theme', '');
  expect(script.length).toBeLessThan(5000);
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
});
