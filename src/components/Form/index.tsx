import {type ReactNode, useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Button} from '../Button';
import ContactDetail from '../ContactDetail';
import Icon from '../Icon';
import {site} from '../siteData';
import FormPart from './_Part';
import ShareMessage from './_ShareMessage';
import {focusInView} from './_focusInView';
import {useForm} from './_useForm';
import {type FormDefinition, TOPIC} from './definition';
import type {Problem} from './_problems';
import styles from './styles.module.css';

/**
 * A form for a message to the company. Nothing is submitted: `method="dialog"` and fields without
 * names leave nothing to send. A valid form is replaced by the message, for the visitor to send.
 */
export default function Form(definition: FormDefinition): ReactNode {
  const {id, heading, note, rows, begun} = definition;
  const form = useRef<HTMLFormElement>(null);
  const {problems, attempt, filledIn, submit, recheck, goBack} = useForm(definition, form);
  const errorOf = (field: string) => problems.find((problem) => problem.id === field)?.text;

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        hidden={filledIn !== null}
        id={id}
        method="dialog"
        noValidate
        data-hydrate
        data-query={begun && TOPIC}
        data-load="typing"
        aria-labelledby={`${id}-heading`}
        onSubmit={submit}
        onInput={recheck}
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
                {...{part, errorOf}}
              />
            ))}
          </div>
        ))}
        <p className={clsx(styles.note, 'without-js')}>
          <OtherWay />
        </p>
        <div>
          <Button type="submit" className="needs-js">
            <Translate
              id="form.submit"
              description="Button of every form: the message is shown, and the visitor sends it"
            >
              Prepare my message
            </Translate>
          </Button>
        </div>
      </form>
      {filledIn && <ShareMessage form={definition} values={filledIn} onBack={goBack} />}
    </>
  );
}

/** Whom to write to while the form does not work. */
function OtherWay(): ReactNode {
  const email = <ContactDetail key="email" part="email" />;
  return site.phone.standin ? (
    <Translate
      id="form.otherWay"
      description="Above the button of every form while it does not work. {email} is a mail link"
      values={{email}}
    >
      {'This form is not working here. Please write to {email}.'}
    </Translate>
  ) : (
    <Translate
      id="form.otherWay.withPhone"
      description="The same, with the phone number as {phone}"
      values={{email, phone: <ContactDetail key="phone" part="phone" />}}
    >
      {'This form is not working here. Please write to {email} or call {phone}.'}
    </Translate>
  );
}

interface ErrorSummaryProps {
  form: string;
  problems: readonly Problem[];
}

/**
 * The errors of the form, above the fields. It takes the focus when it appears and is read out; an
 * alert role would read it twice, and again with each field that is fixed.
 */
function ErrorSummary({form, problems}: ErrorSummaryProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  useEffect(() => focusInView(element.current), []);

  return (
    <section
      ref={element}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={`${form}-problems`}
    >
      <h3 id={`${form}-problems`}>
        <Icon name="alert-circle" size={24} />
        <Translate
          id="form.problems"
          description="Heading of the list of fields that are not right"
        >
          There is a problem
        </Translate>
      </h3>
      <ul>
        {problems.map(({id, text}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Following the link would leave the hash in the address.
                event.preventDefault();
                const field = document.getElementById(id) as HTMLInputElement;
                focusInView(field, field.closest('fieldset') ?? field.labels?.[0]);
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
