import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import factsModule from '@site-data/facts';
import milestonesModule from '@site-data/milestones';
import type {Data} from '@site/src/collections';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import Page from '@site/src/components/Page';
import Milestone from './_Milestone';
import styles from './styles.module.css';

const facts = factsModule as Data<'facts'>;
const milestones = (milestonesModule as Data<'milestones'>).flatMap(({id, date, timeline}) =>
  timeline ? [{id, date, ...timeline}] : [],
);

/** The milestones that src/data/milestones.yml gives to this page, oldest first, on one cord. */
export default function TimelinePage(): ReactNode {
  const language = useLanguage();
  const firstYear = milestones[0]?.date.iso.slice(0, 4) ?? '';
  return (
    <Page
      route="/timeline"
      scene="kathmandu"
      description={translate({
        id: 'timeline.description',
        message:
          'The marketplace’s milestones by date, from the first Android release to the rebuilt app and its release for iPhone.',
        description: 'What the Timeline page is about, for search engines',
      })}
      heading={translate(
        {
          id: 'timeline.heading',
          message: 'One thread since {year}',
          description: 'Heading of the Timeline page. {year} is the year of the first milestone',
        },
        {year: digits(firstYear, language)},
      )}
      lead={translate(
        {
          id: 'timeline.lead',
          message:
            'From a first Android release to {downloads} installs, with a cloud credit of {cloudCredit} from a startup program along the way.',
          description:
            'Sentence under the heading of the Timeline page. {downloads} is 100K+, {cloudCredit} is USD 125,000',
        },
        {downloads: facts.downloads!.short!, cloudCredit: facts['cloud-credit']!.text},
      )}
    >
      <div className="band">
        <ol className={`plain ${styles.cord}`}>
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <Milestone {...milestone} />
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
