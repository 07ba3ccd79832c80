import {type ReactNode, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Button} from '../Button';
import ContactDetail from '../ContactDetail';
import ClearButton from './_ClearButton';
import ErrorSummary from './_ErrorSummary';
import FormPart from './_Part';
import ReadyMessage from './_ReadyMessage';
import {useForm} from './_useForm';
import type {FormDefinition} from './definition';
import styles from './styles.module.css';

/**
 * A form for a message to the company. It sends nothing: `method="dialog"` and fields without names
 * leave a browser nothing to send. When all is right it shows the message, for the visitor to send.
 */
export default function Form(definition: FormDefinition): ReactNode {
  const {id, heading, note, subject, rows} = definition;
  const works = useIsBrowser();
  const form = useRef<HTMLFormElement>(null);
  const {problems, attempt, filledIn, submit, recheck, reset, goBack} = useForm(definition, form);
  const sentenceOf = (field: string) => problems.find((problem) => problem.id === field)?.text;

  return (
    <>
      {filledIn && <ReadyMessage {...{id, subject, rows}} values={filledIn} onBack={goBack} />}
      <form
        ref={form}
        className={styles.form}
        hidden={filledIn !== null}
        id={id}
        method="dialog"
        // Without JavaScript the browser itself says what is wrong.
        noValidate={works}
        aria-labelledby={`${id}-heading`}
        onSubmit={submit}
        onInput={recheck}
        onReset={reset}
      >
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        {problems.length > 0 && <ErrorSummary key={attempt} form={id} problems={problems} />}
        {rows.map((parts, index) => (
          <div key={index} className={clsx(parts.length > 1 && styles.row)}>
            {parts.map((part) => (
              <FormPart
                key={part.kind === 'phone' ? part.number.id : part.id}
                {...{part, sentenceOf}}
              />
            ))}
          </div>
        ))}
        {/* Both sentences have their room from the start, so that nothing moves when scripts come. */}
        <p className={clsx(styles.note, styles.reach)} id={`${id}-reach`}>
          <span hidden={!works}>
            <Translate id="form.sendsNothing" description="Above the button of every form">
              Nothing is sent from this page. Your message is made ready here, and you choose how to
              send it.
            </Translate>
          </span>
          <span hidden={works}>
            <Translate
              id="form.reach"
              description="Above the button of every form while it does not work. {email} is a mail link, {phone} the phone number"
              values={{
                email: <ContactDetail key="email" part="email" />,
                phone: <ContactDetail key="phone" part="phone" />,
              }}
            >
              {'This form sends nothing by itself. Please write to {email} or call {phone}.'}
            </Translate>
          </span>
        </p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={!works} aria-describedby={`${id}-reach`}>
            {definition.submit}
          </Button>
          <ClearButton form={form} />
        </div>
      </form>
    </>
  );
}
