import {type CSSProperties, type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconDownload} from '@tabler/icons-react';
import clsx from 'clsx';
import {buttonClass} from '@site/src/components/Button';
import {SelectField, TextAreaField} from '@site/src/components/Field';
import {SizeField} from './_SizeField';
import {type TestedFont, useTypeface} from './_useTypeface';
import {Status} from './_Status';
import styles from './styles.module.css';

/** Shown while nothing is typed; Nepali in every language, because the fonts are. */
const SAMPLE = 'मेरो देश, मेरो सिप';

/** In CSS pixels; the style sheet has it too. A style attribute has only what the reader changed. */
const SIZE = 64;

const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Props {
  fonts: readonly TestedFont[];
}

/**
 * The visitor's own words in any of the fonts, at any size. A font is fetched when it is chosen.
 * The sample, the largest text of the page, stands from the first moment; what changes it comes later.
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
    <section className={styles.tester} aria-labelledby="tester-heading">
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
          <a className={buttonClass('marigold')} href={font.href} download>
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
