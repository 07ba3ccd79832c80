import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import partners from '@site-data/partners';
import motifs from '@woven/partners.woven';
import EntryPicture from '@site/src/components/EntryPicture';
import Carousel from '@site/src/components/Carousel';
import Motif from '@site/src/components/Woven/Motif';
import styles from './_tiles.module.css';

export default function Partners(): ReactNode {
  return (
    <section className="band">
      <Carousel
        label={translate({
          id: 'career.partners.label',
          message: 'Logos of media partners',
          description: 'Name of the slider on the Career page, for screen readers',
        })}
        heading={
          <h2>
            <Translate id="career.partners.heading" description="Heading on the Career page">
              Media partners
            </Translate>
          </h2>
        }
        perView={[5, 4, 3]}
        rows={2}
        previous={translate({
          id: 'career.partners.previous',
          message: 'Previous partners',
          description: 'Button of the slider on the Career page, for screen readers',
        })}
        next={translate({
          id: 'career.partners.next',
          message: 'Next partners',
          description: 'Button of the slider on the Career page, for screen readers',
        })}
      >
        {partners.map(({id, name, image}) => (
          <div key={id} className={styles.partner}>
            <EntryPicture
              className={image ? styles.logo : styles.motif}
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
