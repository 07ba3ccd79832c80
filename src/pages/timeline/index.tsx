import copy from '@site/src/data/pages/timeline.yml';
import {fill} from 'content/lists/fill';
import allMilestones from '@site/src/data/milestones.yml';
import knots from '@generated/illustrations/default/milestone-files';
import motifs from '@generated/illustrations/default/milestones.sprite';
import Link from '@site/src/components/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/data/lists';
import Page from '@site/src/components/Page';
import {ButtonLink} from '@site/src/components/Button';
import DateText from '@site/src/components/DateText';
import EntryPicture from '@site/src/components/EntryPicture';
import Lightbox from '@site/src/components/Lightbox';
import PictureLink from '@site/src/components/Lightbox/PictureLink';
import {Motif} from '@site/src/components/Illustration';
import styles from './styles.module.css';

const milestones = allMilestones.flatMap(({id, date, timeline}) =>
  timeline ? [{id, date, ...timeline}] : [],
);

/** The milestones of src/data/milestones.yml for this page, oldest first. */
export default function TimelinePage() {
  const [firstYear = ''] = /[\d०-९]{4}/.exec(milestones[0]?.date.text ?? '') ?? [];
  return (
    <Page
      route="/timeline"
      description={copy.description}
      heading={fill(copy.heading, {year: firstYear})}
      lead={copy.lead}
    >
      <Lightbox className="band" parameter="picture">
        <ol className={`plain ${styles.cord}`}>
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <Milestone {...milestone} />
            </li>
          ))}
        </ol>
      </Lightbox>
    </Page>
  );
}

type Entry = Data<'milestones'>[number];
type MilestoneProps = Pick<Entry, 'id' | 'date'> & NonNullable<Entry['timeline']>;

/** A milestone. Its date links to its own address, /timeline#id; its picture opens in the lightbox. */
function Milestone({id, date, title, text, major, link, image}: MilestoneProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.milestone} id={id} data-major={major}>
      <PictureLink
        className={styles.knot}
        image={image}
        drawing={knots[id]!}
        title={title}
        name={id}
      >
        <EntryPicture className={styles.picture} image={image} sizes="64px">
          <Motif sprite={motifs} id={id} />
        </EntryPicture>
      </PictureLink>
      <p className={`taps ${styles.when}`}>
        <Link to={`#${id}`}>
          <DateText date={date} gregorian />
        </Link>
      </p>
      <div className={styles.what}>
        <h2>{title}</h2>
        <p>{text}</p>
        {link && (
          <ButtonLink to={link.to} look={link.look}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
