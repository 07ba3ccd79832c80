import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import {IconMoon, IconSun} from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  className?: string;
}

/**
 * Switches between light and dark and remembers the choice. Both icons are in the page and CSS shows
 * the right one, because the server does not know the visitor's scheme.
 */
export default function ColorSchemeSwitch({className}: Props): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const label =
    colorMode === 'dark'
      ? translate({
          id: 'colorScheme.toLight',
          message: 'Switch to light colours',
          description: 'Label of the colour scheme button while dark colours are on',
        })
      : translate({
          id: 'colorScheme.toDark',
          message: 'Switch to dark colours',
          description: 'Label of the colour scheme button while light colours are on',
        });

  return (
    <button
      type="button"
      className={clsx(className, 'needs-js')}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon className={styles.moon} size={22} stroke={1.75} aria-hidden />
      <IconSun className={styles.sun} size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
