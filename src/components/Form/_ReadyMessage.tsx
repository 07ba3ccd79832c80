import {type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconArrowLeft} from '@tabler/icons-react';
import {Button} from '../Button';
import {TextAreaField} from '../Field';
import {useLanguage} from '../Language';
import {composeMessage, type MessageWords} from './_composeMessage';
import HandOver from './_HandOver';
import type {Values} from './_values';
import type {FormDefinition} from './definition';
import styles from './styles.module.css';

interface Props extends Pick<FormDefinition, 'id' | 'subject' | 'rows'> {
  values: Values;
  onBack: () => void;
}

/** In the form's place: the message, and the ways to hand it over. Nobody is thanked, nothing was sent. */
export default function ReadyMessage({id, subject, rows, values, onBack}: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const language = useLanguage();
  useEffect(() => heading.current?.focus(), []);

  const text = composeMessage(rows, values, messageWords);
  return (
    <section className={styles.form} aria-labelledby={`${id}-ready`}>
      <div>
        <h2 ref={heading} className={styles.readyHeading} id={`${id}-ready`} tabIndex={-1}>
          <Translate id="form.ready" description="Heading in the place of a form that is right">
            Your message is ready
          </Translate>
        </h2>
        <p className={styles.note}>
          <Translate id="form.ready.note" description="Under the heading: Your message is ready">
            Nothing has been sent yet. Choose how to send it.
          </Translate>
        </p>
      </div>
      <TextAreaField
        className={styles.message}
        id={`${id}-ready-text`}
        label={translate({
          id: 'form.ready.text',
          message: 'Your message',
          description: 'Label of the box that shows the finished message',
        })}
        lang={language}
        value={text}
        readOnly
      />
      <HandOver form={id} message={{subject, text}} textId={`${id}-ready-text`} />
      <div>
        <Button look="more" onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          <Translate id="form.ready.change" description="Button that leads back to the form">
            Change something
          </Translate>
        </Button>
      </div>
    </section>
  );
}

const messageWords: MessageWords = {
  line: (label, value) =>
    translate(
      {
        id: 'form.line',
        message: '{label}: {value}',
        description: 'A line of the message: the label of a field and what was typed in it',
      },
      {label, value},
    ),
  withExtension: (number, extension) =>
    translate(
      {
        id: 'form.phone.withExtension',
        message: '{number} ext. {extension}',
        description: 'A phone number in the message, with the inner number of an office phone',
      },
      {number, extension},
    ),
};
