import copy from '@site/src/data/pages/career.yml';
import stacks from '@site/src/data/stacks.yml';
import icons from '@generated/illustrations/default/stacks.sprite';
import Page from '@site/src/components/Page';
import ListGrid from '@site/src/components/ListGrid';
import CareerHero from './_Hero';
import Results from '@site/src/components/People';
import partners from '@site/src/data/partners.yml';
import motifs from '@generated/illustrations/default/partners.sprite';
import EntryPicture from '@site/src/components/EntryPicture';
import Carousel from '@site/src/components/Carousel';
import {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import {Motif} from '@site/src/components/Illustration';
import Icon from '@site/src/components/Icon';
import RichText from '@site/src/components/RichText';
import tiles from './_tiles.module.css';
import styles from './styles.module.css';

/** Interns and graduates, shown to employers and recruiters. */
export default function CareerPage() {
  return (
    <Page route="/career" description={copy.description}>
      <CareerHero />
      <TopStacks />
      <Results />
      <Partners />
      <Actions />
    </Page>
  );
}

function TopStacks() {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.stacks.heading}</h2>
      <ListGrid columns={[5, 3, 2]}>
        {stacks.map(({id, name}) => (
          <li key={id} className={styles.stack}>
            <svg className="tile-icon" width={34} height={34} aria-hidden="true">
              <use href={`${icons}#${id}`} />
            </svg>
            {name}
          </li>
        ))}
      </ListGrid>
    </section>
  );
}

function Partners() {
  return (
    <section
      className={`band later ${tiles.partners}`}
      data-unless-searched
      data-placeholder={hasPlaceholder(partners)}
    >
      <Carousel
        label={copy.partners.label}
        heading={<h2>{copy.partners.heading}</h2>}
        perView={[5, 4, 3]}
        rows={2}
        previous={copy.partners.previous}
        next={copy.partners.next}
      >
        {partners.map(({id, name, image}) => (
          <div key={id} className={tiles.partner}>
            <EntryPicture
              className={image ? tiles.logo : tiles.motif}
              image={image}
              sizes="80px"
              fit="contain"
            >
              <Motif sprite={motifs} id={id} />
            </EntryPicture>
            <span>{name}</span>
          </div>
        ))}
      </Carousel>
    </section>
  );
}

const actions = [
  {icon: 'file-cv', label: copy.actions.cv},
  {icon: 'clipboard-list', label: copy.actions.details},
  {icon: 'school', label: copy.actions.internship},
];

/** Actions for interns. They cannot be used yet, and look like that: last on the page, and quiet. */
function Actions() {
  return (
    <section
      className={`band later ${tiles.actions}`}
      aria-label={copy.actions.label}
      data-unless-searched
    >
      <ListGrid columns={[3, 2, 1]}>
        {actions.map(({icon, label}) => (
          <li key={label} className={tiles.action}>
            <Icon name={icon} size={24} stroke={1.5} />
            {label}
          </li>
        ))}
      </ListGrid>
      <p className={tiles.instead}>
        <RichText of={copy.actions.instead} />
      </p>
    </section>
  );
}
