import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconCopy,
  IconMail,
  type TablerIcon,
} from '@tabler/icons-react';
import {Button, buttonClass} from '../Button';
import {digits} from '../digits';
import ExternalLink from '../ExternalLink';
import {useLanguage} from '../Language';
import {site} from '../siteData';
import {type Channel, fillLink, type Message} from './_channels';
import {copyText} from './_copyText';
import styles from './styles.module.css';

interface Props {
  /** Id of the form. */
  form: string;
  message: Message;
  /** Id of the box that shows the text: what is selected when nothing may be copied. */
  textId: string;
}

const targets: Record<Channel, {target: string; Icon: TablerIcon}> = {
  email: {target: site.email.address, Icon: IconMail},
  whatsapp: {target: site.whatsapp.link, Icon: IconBrandWhatsapp},
  telegram: {target: site.telegram.link, Icon: IconBrandTelegram},
};

/** The ways to hand a message over. Each opens on a click and not before. */
export default function HandOver({form, message, textId}: Props): ReactNode {
  const language = useLanguage();
  const [copied, setCopied] = useState<boolean | null>(null);
  const system = navigator.userAgent.includes('Windows') ? 'windows' : 'elsewhere';
  const words = channelWords();

  return (
    <ul className={`plain ${styles.channels}`}>
      {(['email', 'whatsapp', 'telegram'] as const).map((channel) => {
        const {target, Icon} = targets[channel];
        const {href, cutAt} = fillLink(channel, target, message, system);
        const Anchor = channel === 'email' ? 'a' : ExternalLink;
        const noteId = cutAt === undefined ? undefined : `${form}-${channel}-cut`;
        return (
          <li key={channel}>
            <Anchor className={buttonClass('secondary')} href={href} aria-describedby={noteId}>
              <Icon size={22} stroke={1.75} aria-hidden />
              {words[channel]}
            </Anchor>
            {cutAt !== undefined && (
              <p className={styles.note} id={noteId}>
                {cutWords(digits(cutAt, language), digits(message.text.length, language))}
              </p>
            )}
          </li>
        );
      })}
      <li>
        <Button
          look="secondary"
          onClick={() => void copyText(message.text, textId).then(setCopied)}
        >
          <IconCopy size={22} stroke={1.75} aria-hidden />
          {words.copy}
        </Button>
        <p className={styles.note} role="status">
          {copied === true && (
            <Translate id="form.copy.done" description="Announced after Copy was pressed">
              Copied
            </Translate>
          )}
          {copied === false && (
            <Translate id="form.copy.failed" description="Announced when Copy was not allowed">
              It could not be copied. The message is selected: copy it yourself.
            </Translate>
          )}
        </p>
      </li>
    </ul>
  );
}

function cutWords(fitting: string, all: string): string {
  return translate(
    {
      id: 'form.cut',
      message:
        'Only the first {fitting} of {all} characters fit into this link. Copy takes the whole message.',
      description: 'Beside a link that opens the message in another program, when it is too long',
    },
    {fitting, all},
  );
}

function channelWords(): Record<Channel | 'copy', string> {
  return {
    email: translate({
      id: 'form.channel.email',
      message: 'Open in e-mail',
      description: 'Link that opens the finished message in the e-mail program',
    }),
    whatsapp: translate({
      id: 'form.channel.whatsapp',
      message: 'Open in WhatsApp',
      description: 'Link that opens the finished message in WhatsApp',
    }),
    telegram: translate({
      id: 'form.channel.telegram',
      message: 'Open in Telegram',
      description: 'Link that opens the finished message in Telegram',
    }),
    copy: translate({
      id: 'form.channel.copy',
      message: 'Copy',
      description: 'Button that copies the finished message',
    }),
  };
}
