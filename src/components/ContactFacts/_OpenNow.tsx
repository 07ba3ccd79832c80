import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {IconClockCheck, IconClockX} from '@tabler/icons-react';
import clsx from 'clsx';
import SteadyText from '../SteadyText';
import {site} from '../siteData';
import {useOpenNow} from './_useOpenNow';
import styles from './styles.module.css';

const {from, to} = site.callingHours;

const openText = translate(
  {
    id: 'contact.openNow',
    message: 'Open now, until {hour} Nepal time',
    description: 'Under the calling hours; {hour} is for example 5 PM',
  },
  {hour: to.text},
);

const closedText = translate(
  {
    id: 'contact.closedNow',
    message: 'Closed now, opens at {hour} Nepal time',
    description: 'Under the calling hours; {hour} is for example 10 AM',
  },
  {hour: from.text},
);

const icon = {size: 20, stroke: 1.75, 'aria-hidden': true} as const;

/** Whether someone answers the telephone now. Screen readers hear it when it changes. */
export default function OpenNow(): ReactNode {
  const {open, changed} = useOpenNow({from: from.minutes, to: to.minutes});
  const text = open === null ? null : open ? openText : closedText;
  return (
    <div className={clsx(styles.now, open && styles.open)}>
      {open !== null && (open ? <IconClockCheck {...icon} /> : <IconClockX {...icon} />)}
      <SteadyText shown={text} phrases={[openText, closedText]} />
      <span className="visually-hidden" role="status">
        {changed && text}
      </span>
    </div>
  );
}
