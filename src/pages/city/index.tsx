import Link from '@site/src/components/Link';
import copy from '@site/src/data/pages/city.yml';
import cities from '@site/src/data/cities.yml';
import scenes from '@generated/illustrations/default/city-files';
import type {Data} from '@site/src/data/lists';
import {cityAddress} from '@site/src/lib/hireSearch';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import EntryPicture from '@site/src/components/EntryPicture';
import Lightbox from '@site/src/components/Lightbox';
import PictureLink from '@site/src/components/Lightbox/PictureLink';
import {Scene} from '@site/src/components/Illustration';
import styles from './styles.module.css';

export default function CityPage() {
  return (
    <Page route="/city" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <Lightbox className="band" parameter="picture">
        <ListGrid columns={[3, 2, 2]}>
          {cities.map((city) => (
            <li key={city.id}>
              <CityCard city={city} />
            </li>
          ))}
        </ListGrid>
      </Lightbox>
    </Page>
  );
}

/** A city: its picture opens in the lightbox, and the rest leads to the trades there. */
function CityCard({city: {id, name, text, image}}: {city: Data<'cities'>[number]}) {
  return (
    <article className={styles.card}>
      <PictureLink
        className={styles.view}
        image={image}
        drawing={scenes[id]!}
        title={name}
        name={id}
      >
        <EntryPicture
          className={styles.picture}
          image={image}
          sizes="(max-width: 900px) 50vw, 390px"
        >
          <Scene city={id} />
        </EntryPicture>
      </PictureLink>
      <h2>
        <Link className="covers" to={cityAddress(id)}>
          {name}
        </Link>
      </h2>
      <p>{text}</p>
    </article>
  );
}
