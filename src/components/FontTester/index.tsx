import served from '@generated/downloadable-fonts/default/served';
import copy from '@site/src/data/pages/fonts.yml';
import fonts from '@site/src/data/fonts.yml';
import ElementContent from 'site-elements/ElementContent';
import Icon from '@site/src/components/Icon';
import {fill, template} from 'content/lists/fill';
import clsx from 'clsx';
import {buttonClass} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {option} from '@site/src/components/Form/fields';
import {digits} from 'nepali-text/digits';
import {useLocale} from '@site/src/components/Locale';
import Link from '@site/src/components/Link';
import styles from './styles.module.css';

/** The fonts that have a file. */
export const tested = fonts.flatMap(({id, name}) => {
  const file = served.fonts[id];
  return file ? [{id, name, href: file.href, size: file.size}] : [];
});

/** Shown while nothing is typed; Nepali in both languages, because the fonts are. */
const SAMPLE = 'मेरो देश, मेरो सिप';

/** In CSS pixels; the style sheet has it too. */
const SIZE = 84;
const SMALLEST = 16;
const LARGEST = 120;

/**
 * The visitor's text in any of the fonts, at any size: element.ts. The sample is the
 * largest text of the page; the controls need scripts.
 */
export default function FontTester() {
  const [first] = tested;
  const {none, loading, ready, failed} = copy.tester.status;
  return (
    <section className={styles.tester} aria-labelledby="tester-heading">
      <h2 className="needs-js" id="tester-heading">
        {copy.tester.heading}
      </h2>
      <site-font-tester load-on="draft-tester">
        <form className={clsx('needs-js', styles.fields)} id="tester">
          <Field
            as="textarea"
            id="tester-text"
            className={styles.text}
            label={copy.tester.text}
            nepali
            rows={1}
            lang="ne"
            placeholder={SAMPLE}
            spellCheck={false}
            autoComplete="off"
          />
          <Field as="select" id="tester-font" label={copy.tester.font} autoComplete="off">
            {tested.map(({id, name}) => option(id, name))}
          </Field>
          <SizeField />
        </form>
        <ElementContent
          as="p"
          className={styles.sample}
          lang="ne"
          data-part="sample"
          text={SAMPLE}
        />
        <div className={clsx('needs-js', styles.foot)}>
          <ElementContent
            as="p"
            role="status"
            data-loading={template(loading, 'name')}
            data-ready={template(ready, 'name')}
            data-failed={template(failed, 'name')}
            text={first && fill(none, {name: first.name})}
          />
          {first && (
            <Link className={buttonClass('highlight')} href={first.href} download>
              <Icon name="download" size={22} />
              <ElementContent
                as="span"
                data-part="download"
                text={fill(copy.downloadOf, {name: first.name, size: first.size})}
              />
            </Link>
          )}
        </div>
      </site-font-tester>
    </section>
  );
}

function SizeField() {
  const shown = digits(SIZE, useLocale());
  return (
    <div className={styles.size}>
      <div>
        <label htmlFor="tester-size">{copy.tester.size}</label>
        {/* The input announces its value itself. */}
        <ElementContent as="span" aria-hidden="true" data-part="size" text={shown} />
      </div>
      <input
        id="tester-size"
        type="range"
        min={SMALLEST}
        max={LARGEST}
        autoComplete="off"
        defaultValue={SIZE}
        aria-valuetext={fill(copy.tester.sizeValue, {size: shown})}
        data-value={copy.tester.sizeValue}
      />
    </div>
  );
}
