import type {ReactNode} from 'react';
import copy from '@site-data/pages/fonts';
import {Button} from '@site/src/components/Button';
import {TextAreaField} from '@site/src/components/Field';
import styles from './styles.module.css';

const {heading, text, withoutScripts, preeti, unicode, copyPreeti, copyUnicode} = copy.converter;

/** Two boxes of which each follows the other: see src/plugins/typing/preeti.ts. */
export default function Converter(): ReactNode {
  return (
    <section className="band band--mist" aria-labelledby="preeti">
      <h2 id="preeti">{heading}</h2>
      <p className="without-js">{withoutScripts}</p>
      <form
        className={`${styles.converter} needs-js`}
        data-load="preeti"
        aria-labelledby="preeti"
        onSubmit={(event) => event.preventDefault()}
      >
        <p>{text}</p>
        <div>
          <TextAreaField id="preeti-text" label={preeti} spellCheck={false} autoComplete="off" />
          <Button look="secondary">{copyPreeti}</Button>
        </div>
        <div>
          <TextAreaField
            id="unicode-text"
            label={unicode}
            lang="ne"
            spellCheck={false}
            autoComplete="off"
          />
          <Button look="secondary">{copyUnicode}</Button>
        </div>
      </form>
    </section>
  );
}
