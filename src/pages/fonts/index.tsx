import served from '@generated/downloadable-fonts/default/served';
import copy from '@site/src/data/pages/fonts.yml';
import {fill} from 'content/lists/fill';
import fonts from '@site/src/data/fonts.yml';
import {digits} from 'nepali-text/digits';
import {useLocale} from '@site/src/components/Locale';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import PlaceholderNote from '@site/src/components/PlaceholderNote';
import Preeti from '@site/src/components/Preeti';
import {AllCard, FontCard} from './_FontCards';
import FontTester, {tested} from '@site/src/components/FontTester';
import styles from './styles.module.css';

/** The fonts of src/data/fonts.yml, to try and to download. */
export default function FontsPage() {
  return (
    <Page
      route="/fonts"
      description={copy.description}
      heading={copy.heading}
      lead={fill(copy.lead, {count: digits(tested.length, useLocale())})}
    >
      <FontTester />
      <div className={`band ${styles.fonts}`}>
        <PlaceholderNote of={fonts}>{copy.placeholderNote}</PlaceholderNote>
        <ListGrid columns={[3, 2, 1]}>
          {fonts.map((font) => (
            <li key={font.id}>
              <FontCard font={font} served={served.fonts[font.id]} />
            </li>
          ))}
          {served.all && (
            <li className={styles.all}>
              <AllCard all={served.all} />
            </li>
          )}
        </ListGrid>
      </div>
      <Preeti />
    </Page>
  );
}
