import {type CSSProperties, type ReactNode, useEffect, useState} from 'react';
import copy from '@site-data/pages/fonts';
import Icon from '@site/src/components/Icon';
import {fill} from '@site/src/lib/fill';
import clsx from 'clsx';
import {buttonClass} from '@site/src/components/Button';
import {SelectField, TextAreaField} from '@site/src/components/Field';
import {readDraft, storeDraft} from '@site/src/components/Form/keepDraft';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '@site/src/components/Locale';
import {type TestedFont, useTypeface} from './_useTypeface';
import styles from './styles.module.css';

/** Shown while nothing is typed; Nepali in both languages, because the fonts are. */
const SAMPLE = 'मेरो देश, मेरो सिप';

/** In CSS pixels; the style sheet has it too. A style attribute has only what the reader changed. */
const SIZE = 84;

/** The id of the section, by which src/plugins/starter starts React when there is a draft. */
const ID = 'tester';
const DRAFT = `draft-${ID}`;

const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Props {
  fonts: readonly TestedFont[];
}

/**
 * The visitor's text in any of the fonts, at any size. A font is loaded when it is used. The sample, the
 * largest text of the page, is rendered without scripts; the controls appear with hydration.
 */
export default function Tester({fonts}: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(SIZE);
  const {choice, choose, begin} = useTypeface(fonts);
  const text = typed.trim() === '' ? SAMPLE : typed;
  const {font, family, state} = choice;

  // What the visitor chose stays for this visit, also in the other language.
  useEffect(() => {
    const draft = readDraft(DRAFT);
    if (!draft.font) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the HTML of the server knows no storage
    setTyped(draft.text ?? '');
    setSize(Number(draft.size) || SIZE);
    choose(draft.font);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (state !== 'none') storeDraft(DRAFT, {text: typed, size: String(size), font: font!.id});
  }, [state, typed, size, font]);

  const style = {
    ...(size !== SIZE && {'--sp-sample-size': `${size}px`}),
    ...(family && {'--sp-sample-family': `"${family}"`}),
  } as CSSProperties;
  return (
    <section className={styles.tester} id={ID} aria-labelledby="tester-heading" data-hydrate>
      <h2 className="needs-js" id="tester-heading">
        {copy.tester.heading}
      </h2>
      <form
        className={clsx('needs-js', styles.fields)}
        data-load="typing"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextAreaField
          id="tester-text"
          className={styles.text}
          label={copy.tester.text}
          rows={1}
          lang={DEVANAGARI.test(text) ? 'ne' : undefined}
          placeholder={SAMPLE}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            begin();
            setTyped(event.target.value);
          }}
        />
        <SelectField
          id="tester-font"
          label={copy.tester.font}
          autoComplete="off"
          value={font?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {fonts.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SizeField
          size={size}
          onChange={(value) => {
            begin();
            setSize(value);
          }}
        />
      </form>
      <p
        className={styles.sample}
        style={style}
        lang={DEVANAGARI.test(text) ? 'ne' : undefined}
        aria-busy={choice.state === 'loading'}
      >
        {text}
      </p>
      <div className={clsx('needs-js', styles.foot)}>
        <Status state={choice.state} font={font} />
        {font && (
          <a className={buttonClass('highlight')} href={font.href} download>
            <Icon name="download" size={22} />
            <span>{fill(copy.downloadOf, {name: font.name, size: font.size})}</span>
          </a>
        )}
      </div>
    </section>
  );
}

const SMALLEST = 16;
const LARGEST = 120;

interface SizeFieldProps {
  /** In CSS pixels. */
  size: number;
  onChange: (size: number) => void;
}

function SizeField({size, onChange}: SizeFieldProps): ReactNode {
  const shown = digits(size, useLocale());
  return (
    <div className={styles.size}>
      <div>
        <label htmlFor="tester-size">{copy.tester.size}</label>
        {/* The input announces its value itself. */}
        <span aria-hidden="true">{shown}</span>
      </div>
      <input
        id="tester-size"
        type="range"
        min={SMALLEST}
        max={LARGEST}
        autoComplete="off"
        value={size}
        aria-valuetext={fill(copy.tester.sizeValue, {size: shown})}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

interface StatusProps {
  state: ReturnType<typeof useTypeface>['choice']['state'];
  font?: TestedFont;
}

/** Announces the font of the sample. */
function Status({state, font}: StatusProps): ReactNode {
  const name = font?.name ?? '';
  const sentences = {
    none: fill(copy.tester.status.none, {name}),
    loading: fill(copy.tester.status.loading, {name}),
    ready: fill(copy.tester.status.ready, {name}),
    failed: fill(copy.tester.status.failed, {name}),
  };
  return (
    <p role="status" data-state={state}>
      {sentences[state]}
    </p>
  );
}
