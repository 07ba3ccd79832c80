import LinkList from '@site/src/components/LinkList';
import drawing from '@woven/hills.woven';
import copy from '@site/src/data/pages/career.yml';
import choices from '@site/src/data/choices.yml';
import HireSearch from '@site/src/components/HireSearch';
import Woven from '@site/src/components/Woven';
import Form from '@site/src/components/Form';
import {nameFields, phonePart} from '@site/src/components/Form/fields';
import styles from './_hero.module.css';

const lists = [
  {to: '/city', label: copy.browse.cities},
  {to: '/services', label: copy.browse.professions},
];

export default function Hero() {
  return (
    <div className={`band ${styles.hero}`}>
      <div>
        <h1>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <HireSearch isOnCareer />
        <LinkList className={`taps ${styles.browse}`} links={lists} />
        <p className={styles.policy}>{copy.policy}</p>
      </div>
      <CallbackForm />
      <Woven
        className={styles.hills}
        sprite={drawing}
        id="hills"
        width={1920}
        height={72}
        crop="foot"
      />
    </div>
  );
}

const {callbackCountries} = choices;

/** Name and number for a callback. Nothing is required. */
function CallbackForm() {
  const phone = phonePart('callback', callbackCountries);
  return (
    <div className={`edged ${styles.card}`}>
      <Form
        id="callback"
        heading={copy.callback.heading}
        note={copy.callback.hint}
        subject={copy.callback.subject}
        opening={copy.callback.opening}
        rows={[nameFields('callback', 'optional'), [phone]]}
        wanted={{id: phone.number.id, text: copy.callback.wanted}}
      />
    </div>
  );
}
