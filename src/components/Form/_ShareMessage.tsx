import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import copy from '@site-data/pages/message';
import {Button, buttonClass} from '../Button';
import {TextAreaField} from '../Field';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import {digits} from '@site/src/lib/digits';
import ExternalLink from '../ExternalLink';
import {type Channel, copyText, fillLink, type Message, systemOf} from '../../lib/message';
import {site} from '../siteData';
import {composeMessage, type MessageWords} from './_composeMessage';
import type {Values} from './keepDraft';
import {isBlank} from './_problems';
import type {FormDefinition} from './definition';
import styles from './styles.module.css';

interface Props {
  form: FormDefinition;
  values: Values;
  onBack: () => void;
}

/** Replaces a valid form: the composed message and the ways to share it. Nothing has been sent yet. */
export default function ShareMessage({form, values, onBack}: Props): ReactNode {
  const {id, subject, wanted} = form;
  const locale = useLocale();

  const text = composeMessage(form, values, messageWords);
  return (
    <section className={styles.form} aria-labelledby={`${id}-ready`}>
      <div>
        <h2 className={styles.readyHeading} id={`${id}-ready`} tabIndex={-1}>
          <Translate id="form.ready" description="Heading in the place of a form that is right">
            Your message is ready
          </Translate>
        </h2>
        <p className={styles.note}>
          <Translate id="form.ready.note" description="Under the heading: Your message is ready">
            Nothing has been sent yet. Choose how to send it.
          </Translate>
        </p>
        {wanted && isBlank(values[wanted.id] ?? '') && (
          <p className={styles.wanted}>{wanted.text}</p>
        )}
      </div>
      <TextAreaField
        className={styles.message}
        id={`${id}-ready-text`}
        label={copy.text}
        lang={locale}
        value={text}
        readOnly
      />
      <ShareChannels form={id} message={{subject, text}} textId={`${id}-ready-text`} />
      <div>
        <Button look="more" onClick={onBack}>
          <Icon name="arrow-left" size={20} />
          <Translate id="form.ready.change" description="Button that leads back to the form">
            Change your answers
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

interface ShareChannelsProps {
  form: string;
  message: Message;
  /** Id of the text area with the message: it is selected when copying is not allowed. */
  textId: string;
}

const targets: Record<Channel, {target: string; icon: string}> = {
  email: {target: site.email.address, icon: 'mail'},
  whatsapp: {target: site.whatsapp.link, icon: 'brand-whatsapp'},
  telegram: {target: site.telegram.link, icon: 'brand-telegram'},
};

/** The ways to share a message, the most usual one in Nepal first. Nothing is contacted before a click. */
function ShareChannels({form, message, textId}: ShareChannelsProps): ReactNode {
  const locale = useLocale();
  const [copied, setCopied] = useState<boolean | null>(null);
  const system = systemOf(navigator);

  return (
    <ul className={`plain ${styles.channels}`}>
      {(['whatsapp', 'email', 'telegram'] as const).map((channel) => {
        const {target, icon} = targets[channel];
        const {href, cutAt} = fillLink(channel, target, message, system);
        const Anchor = channel === 'email' ? 'a' : ExternalLink;
        const look = channel === 'whatsapp' ? 'primary' : 'secondary';
        const noteId = cutAt === undefined ? undefined : `${form}-${channel}-cut`;
        return (
          <li key={channel}>
            <Anchor className={buttonClass(look)} href={href} aria-describedby={noteId}>
              <Icon name={icon} size={22} />
              {copy[channel]}
            </Anchor>
            {cutAt !== undefined && (
              <p className={styles.note} id={noteId}>
                {cutWords(digits(cutAt, locale), digits(message.text.length, locale))}
              </p>
            )}
          </li>
        );
      })}
      <li>
        <Button
          look="secondary"
          onClick={() => void copyText(message.text, messageBox(textId)).then(setCopied)}
        >
          <Icon name="copy" size={22} />
          {copy.copy}
        </Button>
        <p className={styles.note} role="status">
          {copied !== null && (copied ? copy.copied : copy.failed)}
        </p>
      </li>
    </ul>
  );
}

const messageBox = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${id}`);

function cutWords(fitting: string, all: string): string {
  return translate(
    {
      id: 'form.cut',
      message:
        'This link holds only the first {fitting} of {all} characters. Use Copy to get the whole message.',
      description: 'Beside a link that opens the message in another program, when it is too long',
    },
    {fitting, all},
  );
}
