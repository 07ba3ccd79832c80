import {type ReactNode, useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {IconAlertCircle} from '@tabler/icons-react';
import type {Problem} from './_problems';
import styles from './styles.module.css';

interface Props {
  /** Id of the form. */
  form: string;
  problems: readonly Problem[];
}

/**
 * All that is wrong, above the fields. It takes the focus when it comes, so that it is read out; no
 * alert besides, which would be read a second time and again with each field that is put right.
 */
export default function ErrorSummary({form, problems}: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.focus(), []);

  return (
    <section
      ref={element}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={`${form}-problems`}
    >
      <h3 id={`${form}-problems`}>
        <IconAlertCircle size={24} stroke={1.75} aria-hidden />
        <Translate
          id="form.problems"
          description="Heading of the list of fields that are not right"
        >
          Please look at these again
        </Translate>
      </h3>
      <ul>
        {problems.map(({id, text}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Not by the link itself, which would leave the field in the address.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
