import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import styles from './styles.module.css';

const SMALLEST = 16;
const LARGEST = 120;

interface Props {
  /** In CSS pixels. */
  size: number;
  onChange: (size: number) => void;
}

/** A slider for the size of the sample. */
export function SizeField({size, onChange}: Props): ReactNode {
  const shown = digits(size, useLanguage());
  return (
    <div className={styles.size}>
      <div>
        <label htmlFor="tester-size">
          <Translate id="fonts.tester.size" description="Label of the slider for the letters' size">
            Size
          </Translate>
        </label>
        {/* The slider says its value itself. */}
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
