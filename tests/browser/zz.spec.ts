import {test} from './support/fixtures';
import {sitePages} from './support/sitemap';
import {lost, READER_SETTINGS, unmarkedLanguage, withSettings} from './support/reading';
for (const {path} of sitePages()) test(path, async ({page}) => {
  await page.goto(path);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.emulateMedia({reducedMotion: 'reduce'});
  const out: Record<string, string[]> = {lang: await unmarkedLanguage(page)};
  for (const width of [320, 1280]) {
    await page.setViewportSize({width, height: 800});
    out[`plain ${width}`] = await lost(page);
    for (const [name, css] of Object.entries(READER_SETTINGS)) {
      if (name === 'large' && width === 320) await page.setViewportSize({width: 360, height: 800});
      const undo = await withSettings(page, css);
      out[`${name} ${width}`] = await lost(page);
      await undo();
    }
  }
  console.log(path, JSON.stringify(out, null, 0).replace(/"[a-z]+ ?\d*":\[\],?/g, ''));
});
