import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Button} from '../Button';
import ContactDetail from '../ContactDetail';
import styles from './styles.module.css';

interface Props {
  /** The form's own anchor. */
  id: string;
  heading: string;
  /** One sentence under the heading. */
  note: string;
  /** The words of the button. */
  submit: string;
  /** Fields, and `FormRow`s of fields. */
  children: ReactNode;
}

/**
 * A form for a message to the company. It sends nothing: `method="dialog"` and fields without names
 * leave a browser nothing to send, and the button stays disabled while nothing would happen.
 */
export default function Form({id, heading, note, submit, children}: Props): ReactNode {
  return (
    <form className={styles.form} id={id} method="dialog" aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
      <div className={styles.send}>
        <Button type="submit" disabled aria-describedby={`${id}-reach`}>
          {submit}
        </Button>
        <p className={styles.note} id={`${id}-reach`}>
          <Translate
            id="form.reach"
            description="Under the disabled button of every form. {email} is a mail link, {phone} the phone number"
            values={{
              email: <ContactDetail key="email" part="email" />,
              phone: <ContactDetail key="phone" part="phone" />,
            }}
          >
            {'This form does not send anything. Please write to {email} or call {phone}.'}
          </Translate>
        </p>
      </div>
    </form>
  );
}

interface RowProps {
  children: ReactNode;
}

/** Fields that stand side by side where there is room. */
export function FormRow({children}: RowProps): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
