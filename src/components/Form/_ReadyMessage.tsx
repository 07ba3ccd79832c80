import copy from '@site/src/data/pages/message.yml';
import Slot from 'site-elements/Slot';
import {Button, buttonClass} from '../Button';
import Field from '../Field';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import ExternalLink from '../ExternalLink';
import type {Channel} from '../../lib/message';
import {site} from '../siteData';
import type {FormProps} from './fields';
import styles from './styles.module.css';

/** Takes the place of a valid form: the message and the ways to send it. Nothing has been sent yet. */
export default function ReadyMessage({id, subject, wanted}: FormProps) {
  return (
    <section
      className={styles.form}
      hidden
      aria-labelledby={`${id}-ready`}
      data-part="ready"
      data-subject={subject}
    >
      <div>
        <h2 className={styles.readyHeading} id={`${id}-ready`} tabIndex={-1}>
          {copy.ready}
        </h2>
        <p className={styles.note}>{copy.note}</p>
        {wanted && (
          <p className={styles.wanted} data-part="wanted" data-field={wanted.id}>
            {wanted.text}
          </p>
        )}
      </div>
      <Field
        as="textarea"
        className={styles.message}
        id={`${id}-ready-text`}
        label={copy.text}
        lang={useLocale()}
        readOnly
      />
      <ul className={`plain ${styles.channels}`}>
        <Way form={id} channel="whatsapp" icon="brand-whatsapp" target={site.whatsapp.link} />
        <Way form={id} channel="email" icon="mail" target={site.email.address} />
        <Way form={id} channel="telegram" icon="brand-telegram" target={site.telegram.link} />
        <li>
          <Button look="secondary" data-do="copy">
            <Icon name="copy" size={22} />
            {copy.copy}
          </Button>
          <Slot
            as="p"
            className={styles.note}
            role="status"
            data-copied={copy.copied}
            data-failed={copy.failed}
          />
        </li>
      </ul>
      <div>
        <Button look="more" data-do="back">
          <Icon name="arrow-left" size={20} />
          {copy.change}
        </Button>
      </div>
    </section>
  );
}

interface WayProps {
  /** The id of the form. */
  form: string;
  channel: Channel;
  icon: string;
  /** An email address, or the link of a chat. */
  target: string;
}

/** A link that opens the message in another program. Nothing is contacted before a click. */
function Way({form, channel, icon, target}: WayProps) {
  const Anchor = channel === 'email' ? 'a' : ExternalLink;
  const noteId = `${form}-${channel}-cut`;
  return (
    <li>
      <Anchor
        className={buttonClass(channel === 'whatsapp' ? 'primary' : 'secondary')}
        href={channel === 'email' ? `mailto:${target}` : target}
        aria-describedby={noteId}
        data-channel={channel}
        data-target={target}
      >
        <Icon name={icon} size={22} />
        {copy[channel]}
      </Anchor>
      <Slot as="p" className={styles.note} hidden id={noteId} data-cut={String(copy.cut)} />
    </li>
  );
}
