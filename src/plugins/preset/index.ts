import path from 'node:path';
import type {LoadContext, Preset} from '@docusaurus/types';
import classicPreset, {type Options} from '@docusaurus/preset-classic';

/**
 * `@docusaurus/preset-classic` with its theme replaced by the trimmed one in this folder.
 * All options of the original preset keep working.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const classic = classicPreset(context, options);
  const themes = (classic.themes ?? []).map((theme) => {
    const [source, themeOptions] = Array.isArray(theme) ? theme : [theme, undefined];
    const isClassicTheme = typeof source === 'string' && source.includes('theme-classic');
    return isClassicTheme ? [path.join(__dirname, 'trimmedTheme.ts'), themeOptions] : theme;
  });
  return {...classic, themes} as Preset;
}
