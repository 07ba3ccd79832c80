import served from '@generated/downloadable-fonts/default/served';
import copy from '@site/src/data/pages/fonts.yml';
import {fill} from 'content/lists/fill';
import fonts from '@site/src/data/fonts.yml';
import {digits} from 'nepali-text/digits';
import {useLocale} from '@site/src/components/Locale';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import PlaceholderNote from '@site/src/components/PlaceholderNote';
import {AllCard, FontCard} from './_FontCards';
import Tester, {tested} from './_Tester';
import messageCopy from '@site/src/data/pages/message.yml';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
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
      <Tester />
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
      <Converter />
    </Page>
  );
}

const {heading, text, withoutScripts, preeti, unicode, copyPreeti, copyUnicode} = copy.converter;

/** Two boxes of which each follows the other: see src/elements/site-preeti.ts. */
function Converter() {
  return (
    <section className="band band--mist" aria-labelledby="preeti">
      <h2 id="preeti">{heading}</h2>
      <p className="without-js">{withoutScripts}</p>
      <site-preeti>
        <form className={`${styles.converter} needs-js`} aria-labelledby="preeti">
          <p>{text}</p>
          <div>
            <Field
              as="textarea"
              id="preeti-text"
              label={preeti}
              spellCheck={false}
              autoComplete="off"
            />
            <Button look="secondary">{copyPreeti}</Button>
          </div>
          <div>
            <Field
              as="textarea"
              id="unicode-text"
              label={unicode}
              lang="ne"
              spellCheck={false}
              autoComplete="off"
            />
            <Button look="secondary">{copyUnicode}</Button>
          </div>
          <ElementContent
            as="p"
            hidden
            role="status"
            data-copied={messageCopy.copied}
            data-failed={messageCopy.failed}
          />
        </form>
      </site-preeti>
    </section>
  );
}
