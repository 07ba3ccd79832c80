import copy from '@site/src/data/pages/fonts.yml';
import messageCopy from '@site/src/data/pages/message.yml';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '../Button';
import Field from '../Field';
import styles from './styles.module.css';

const {heading, text, withoutScripts, preeti, unicode, copyPreeti, copyUnicode} = copy.converter;

/** Two boxes of which each follows the other: see element.ts. */
export default function Preeti() {
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
