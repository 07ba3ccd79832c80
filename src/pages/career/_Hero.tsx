import LinkList from '@site/src/components/LinkList';
import drawing from '@generated/illustrations/default/hills.sprite';
import copy from '@site/src/data/pages/career.yml';
import choices from '@site/src/data/choices.yml';
import countries from '@site/src/data/countries.yml';
import HireSearch from '@site/src/components/HireSearch';
import Illustration from '@site/src/components/Illustration';
import Form from '@site/src/components/Form';
import {nameFields, option, phonePart} from '@site/src/components/Form/fields';
import type {FieldProps} from '@site/src/components/Field';
import profiles from '@site/src/data/profiles.yml';
import {CALLBACK} from '@site/src/components/People/cards';
import styles from './_hero.module.css';

const lists = [
  {to: '/city', label: copy.browse.cities},
  {to: '/services', label: copy.browse.professions},
];

export default function CareerHero() {
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
      <Illustration
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

const callbackCountries = choices.callbackCountries.map((id) =>
  countries.find((country) => country.id === id)!,
);

const real = profiles.filter(({placeholder}) => !placeholder);

/** The field for the profile that the callback is about; the button of a profile fills it in. */
const about: FieldProps = {
  as: 'select',
  id: `${CALLBACK}-profile`,
  label: copy.callback.profile,
  optional: true,
  children: [
    option('', copy.callback.anyone),
    ...real.map(({id, name, field}) => option(id, `${name}, ${field}`)),
  ],
  'data-topic': real.map(({id}) => id).join(' '),
};

/** Name and number for a callback. Nothing is required. */
function CallbackForm() {
  const phone = phonePart(CALLBACK, callbackCountries);
  return (
    <div className={`edged ${styles.card}`}>
      <Form
        id={CALLBACK}
        heading={copy.callback.heading}
        note={copy.callback.hint}
        subject={copy.callback.subject}
        opening={copy.callback.opening}
        withSearch
        rows={[...(real.length > 0 ? [[about]] : []), nameFields(CALLBACK, 'optional'), [phone]]}
        wanted={{id: phone.number.id, text: copy.callback.wanted}}
      />
    </div>
  );
}
