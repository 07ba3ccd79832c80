import served from '@downloadable-fonts/served';
import copy from '@site/src/data/pages/fonts.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import fonts from '@site/src/data/fonts.yml';
import {digits} from 'nepali-text/digits';
import {useLocale} from '@site/src/components/Locale';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Converter from './_Converter';
import {AllCard, FontCard} from './_FontCards';
import Tester from './_Tester';
import styles from './styles.module.css';

const tested = fonts.flatMap(({id, name}) => {
  const file = served.fonts[id];
  return file ? [{id, name, href: file.href, size: file.size}] : [];
});

/** The fonts of src/data/fonts.yml, to try and to download. */
export default function FontsPage() {
  return (
    <Page
      route="/fonts"
      description={copy.description}
      heading={copy.heading}
      lead={fill(copy.lead, {count: digits(tested.length, useLocale())})}
    >
      <Tester fonts={tested} />
      <div className={`band ${styles.fonts}`}>
        <SampleNote of={fonts}>{copy.sampleNote}</SampleNote>
        <Standins />
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
      <Converter />
    </Page>
  );
}

const standins = fonts.flatMap(({id, name, standin}) => {
  const file = standin && served.fonts[id];
  return file ? [fill(copy.standin, {name, font: file.family})] : [];
});

/** Which font is offered under which name, while there are placeholders. */
function Standins() {
  if (standins.length === 0) return null;
  return (
    <details className={styles.standins}>
      <summary data-triangle>{copy.standins}</summary>
      <ul className="plain">
        {standins.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
