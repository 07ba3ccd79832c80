import {type CSSProperties, type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconDownload} from '@tabler/icons-react';
import clsx from 'clsx';
import {buttonClass} from '@site/src/components/Button';
import {SelectField, TextAreaField} from '@site/src/components/Field';
import {digits} from '@site/src/components/digits';
import {useLocale} from '@site/src/components/Locale';
import {type TestedFont, useTypeface} from './_useTypeface';
import styles from './styles.module.css';

/** Shown while nothing is typed; Nepali in both languages, because the fonts are. */
const SAMPLE = 'मेरो देश, मेरो सिप';

/** In CSS pixels; the style sheet has it too. A style attribute has only what the reader changed. */
const SIZE = 64;

const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Props {
  fonts: readonly TestedFont[];
}

/**
 * The visitor's text in any of the fonts, at any size. A font is loaded when it is chosen. The sample, the
 * largest text of the page, is rendered without scripts; the controls appear with hydration.
 */
export default function Tester({fonts}: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(SIZE);
  const {choice, choose} = useTypeface(fonts);
  const text = typed.trim() === '' ? SAMPLE : typed;
  const {font, family} = choice;
  const style = {
    ...(size !== SIZE && {'--sp-sample-size': `${size}px`}),
    ...(family && {'--sp-sample-family': `"${family}"`}),
  } as CSSProperties;
  return (
    <section className={styles.tester} aria-labelledby="tester-heading" data-hydrate>
      <h2 className="needs-js" id="tester-heading">
        <Translate id="fonts.tester.heading" description="Heading of the box to try a typeface in">
          Type to try a font
        </Translate>
      </h2>
      <div className={clsx('needs-js', styles.fields)}>
        <TextAreaField
          id="tester-text"
          className={styles.text}
          label={translate({
            id: 'fonts.tester.text',
            message: 'Your text',
            description: 'Label of the field for the words to show in a typeface',
          })}
          rows={1}
          lang={DEVANAGARI.test(text) ? 'ne' : undefined}
          placeholder={SAMPLE}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          id="tester-font"
          label={translate({
            id: 'fonts.tester.font',
            message: 'Font',
            description: 'Label of the box that chooses a typeface',
          })}
          autoComplete="off"
          value={font?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">
            {translate({
              id: 'fonts.tester.choose',
              message: 'Choose a font',
              description: 'First choice of the box: no typeface yet',
            })}
          </option>
          {fonts.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SizeField size={size} onChange={setSize} />
      </div>
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
            <IconDownload size={22} stroke={1.75} aria-hidden />
            <span>
              <Translate
                id="fonts.tester.download"
                description="Button under the sample. {name} is the typeface, {size} how large its file is: 216 KB"
                values={{name: font.name, size: font.size}}
              >
                {'Download Font: {name} ({size})'}
              </Translate>
            </span>
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
        <label htmlFor="tester-size">
          <Translate id="fonts.tester.size" description="Label of the slider for the letters' size">
            Size
          </Translate>
        </label>
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
        aria-valuetext={translate(
          {
            id: 'fonts.tester.size.value',
            message: '{size} pixels',
            description: 'What the slider says to screen readers. {size} is a number',
          },
          {size: shown},
        )}
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
    none: translate({
      id: 'fonts.tester.note',
      message:
        'A font is fetched only when you choose it. Until then this is the font of the page.',
      description: 'Under the sample, before a typeface is chosen',
    }),
    loading: translate(
      {
        id: 'fonts.tester.loading',
        message: 'Fetching {name}…',
        description: 'Under the sample, while the file is on its way. {name} is the typeface',
      },
      {name},
    ),
    ready: translate(
      {
        id: 'fonts.tester.ready',
        message: 'Your text in {name}.',
        description: 'Under the sample, once it is shown in the typeface {name}',
      },
      {name},
    ),
    failed: translate(
      {
        id: 'fonts.tester.failed',
        message: '{name} could not be loaded. You can still download it.',
        description: 'Under the sample, when the file of the typeface {name} did not come',
      },
      {name},
    ),
  };
  return (
    <p role="status" data-state={state}>
      {sentences[state]}
    </p>
  );
}
