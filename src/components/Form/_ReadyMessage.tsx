import {template} from 'content/lists/fill';
import copy from '@site/src/data/pages/message.yml';
import ElementContent from 'site-elements/ElementContent';
import {Button, ButtonLink} from '../Button';
import CopyButton from '../CopyButton';
import Field from '../Field';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import type {Channel} from '../../lib/message';
import site from '@site/src/data/site.yml';
import type {FormProps} from './fields';
import styles from './styles.module.css';

/** Links that open the message in another program. Nothing is contacted before a click. */
const ways = [
  ['whatsapp', 'brand-whatsapp', site.whatsapp.link],
  ['email', 'mail', site.email.address],
  ['telegram', 'brand-telegram', site.telegram.link],
] satisfies [Channel, string, string][];

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
        {ways.map(([channel, icon, target]) => (
          <li key={channel}>
            <ButtonLink
              look={channel === 'whatsapp' ? 'primary' : 'secondary'}
              to={channel === 'email' ? `mailto:${target}` : target}
              aria-describedby={`${id}-${channel}-cut`}
              data-channel={channel}
              data-target={target}
            >
              <Icon name={icon} size={22} />
              {copy[channel]}
            </ButtonLink>
            <ElementContent
              as="p"
              className={styles.note}
              hidden
              id={`${id}-${channel}-cut`}
              data-cut={template(copy.cut, 'fitting', 'all')}
            />
          </li>
        ))}
        <li>
          <CopyButton statusClassName={styles.note} failed={copy.failed} />
        </li>
      </ul>
      <div>
        <Button look="more" data-part="back">
          <Icon name="arrow-left" size={20} />
          {copy.change}
        </Button>
      </div>
    </section>
  );
}
