import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {Button} from '../Button';
import {fillIn, typedValues, type Values} from './_values';
import styles from './styles.module.css';

interface Props {
  form: RefObject<HTMLFormElement | null>;
}

/** Empties the form and forgets the draft, at once; until something is typed it can be taken back. */
export default function ClearButton({form}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [cleared, setCleared] = useState<Values | null>(null);

  useEffect(() => {
    const element = form.current;
    const settle = () => setCleared(null);
    element?.addEventListener('input', settle);
    return () => element?.removeEventListener('input', settle);
  }, [form]);

  const clear = () => {
    if (!form.current) return;
    setCleared(typedValues(form.current));
    form.current.reset();
  };
  const takeBack = () => {
    if (!form.current || !cleared) return;
    fillIn(form.current, cleared);
    // As if it had been typed: the draft is kept again.
    form.current.dispatchEvent(new Event('input', {bubbles: true}));
    button.current?.focus();
  };

  return (
    <>
      <Button ref={button} look="secondary" className="needs-js" onClick={clear}>
        <Translate id="form.clear" description="Button that empties a form">
          Clear the form
        </Translate>
      </Button>
      <p className={styles.status} role="status">
        {cleared && (
          <>
            <Translate id="form.cleared" description="Announced after a form was emptied">
              The form is empty, and nothing of it is kept.
            </Translate>
            {Object.keys(cleared).length > 0 && (
              <Button look="more" onClick={takeBack}>
                <Translate
                  id="form.clear.undo"
                  description="Button that brings back what was cleared"
                >
                  Undo
                </Translate>
              </Button>
            )}
          </>
        )}
      </p>
    </>
  );
}
