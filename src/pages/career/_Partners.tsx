import copy from '@site/src/data/pages/career.yml';
import partners from '@site/src/data/partners.yml';
import motifs from '@woven/partners.woven';
import EntryPicture from '@site/src/components/EntryPicture';
import Carousel from '@site/src/components/Carousel';
import {isSample} from '@site/src/components/SampleNote';
import Motif from '@site/src/components/Woven/Motif';
import styles from './_tiles.module.css';

export default function Partners() {
  return (
    <section className="band" data-unless-searched data-standin={isSample(partners)}>
      <Carousel
        label={copy.partners.label}
        heading={<h2>{copy.partners.heading}</h2>}
        perView={[5, 4, 3]}
        rows={2}
        previous={copy.partners.previous}
        next={copy.partners.next}
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
