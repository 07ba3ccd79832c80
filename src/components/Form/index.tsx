import copy from '@site/src/data/pages/form.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Button} from '../Button';
import ContactDetail from '../ContactDetail';
import Icon from '../Icon';
import RichText from '../RichText';
import site from '@site/src/data/site.yml';
import ReadyMessage from './_ReadyMessage';
import {TOPIC} from '../../lib/message';
import {formFields, type FormProps, type PhoneProps} from './fields';
import messageCopy from '@site/src/data/pages/message.yml';
import {template} from 'content/lists/fill';
import Field, {FieldError, type FieldProps} from '../Field';
import {messageLine} from '../messageLine';
import phoneStyles from './phoneGroup.module.css';
import Link from '../Link';
import styles from './styles.module.css';

/**
 * A form for a message to the company. Nothing is submitted: `method="dialog"` and fields without
 * names leave nothing to send. A valid form is replaced by the message, for the visitor to send:
 * see element.ts.
 */
export default function Form(props: FormProps) {
  const {id, heading, note, opening, withSearch, rows} = props;
  useBrokenLinks().collectAnchor(id);
  const hasTopics = formFields(props).some((field) => field['data-topic']);
  return (
    <site-form
      className={styles.element}
      load-on={clsx(`draft-${id}`, hasTopics && `?${TOPIC}`)}
      data-opening={opening}
      data-search={withSearch ? '[role=search] [data-line]' : undefined}
    >
      <form className={styles.form} id={id} method="dialog" aria-labelledby={`${id}-heading`}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        <ErrorSummary {...props} />
        {rows.map((parts, index) => (
          <div key={index} className={clsx(parts.length > 1 && styles.row)}>
            {parts.map((part) =>
              'legend' in part ? (
                <PhoneGroup key={part.number.id} {...part} />
              ) : (
                <Field
                  key={part.id}
                  {...part}
                  line={messageLine(part.label)}
                  nepali={takesWords(part)}
                />
              ),
            )}
          </div>
        ))}
        <p className={clsx(styles.note, 'without-js')}>
          <OtherWay />
        </p>
        <div>
          <Button type="submit" className="needs-js">
            {copy.submit}
          </Button>
          <p className={clsx(styles.note, styles.offline)} data-part="offline" hidden>
            {copy.offline}
          </p>
        </div>
      </form>
      <ReadyMessage {...props} />
    </site-form>
  );
}

/** Whom to write to while the form does not work. */
function OtherWay() {
  const email = <ContactDetail part="email" />;
  return site.phone.placeholder ? (
    <RichText of={copy.otherWay} values={{email}} />
  ) : (
    <RichText of={copy.otherWayWithPhone} values={{email, phone: <ContactDetail part="phone" />}} />
  );
}

/**
 * The errors of the form, above the fields. The summary takes the focus when it appears, so it is read out; with the
 * role alert it would be read out twice, and again with each field that is corrected.
 */
function ErrorSummary(props: FormProps) {
  const required = formFields(props).filter(({error}) => error);
  if (required.length === 0) return null;
  return (
    <section
      className={styles.summary}
      hidden
      tabIndex={-1}
      aria-labelledby={`${props.id}-problems`}
      data-part="summary"
    >
      <h3 id={`${props.id}-problems`}>
        <Icon name="alert-circle" size={24} />
        {copy.problems}
      </h3>
      <ul>
        {required.map(({id, error}) => (
          <li key={id}>
            <Link href={`#${id}`}>{error}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether words are typed there: not in addresses, phone numbers and other codes. */
const takesWords = ({as, type, inputMode}: FieldProps): boolean =>
  as !== 'select' && !type && !inputMode;

function PhoneGroup({legend, country, number, extension}: PhoneProps) {
  return (
    <div
      className={extension && phoneStyles.withExtension}
      data-line={messageLine(legend)}
      data-extension={extension && template(messageCopy.withExtension, 'number', 'extension')}
    >
      <fieldset className={phoneStyles.group}>
        <legend className={phoneStyles.legend}>{legend}</legend>
        <div className={phoneStyles.fields}>
          <Field {...country} labelHidden />
          <Field {...number} labelHidden errorElsewhere />
        </div>
        <FieldError field={number.id} text={number.error} />
      </fieldset>
      {extension && <Field {...extension} />}
    </div>
  );
}
