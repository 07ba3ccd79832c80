import copy from '@site/src/data/pages/certificate.yml';
import {fill} from 'content/lists/fill';
import certificates from '@site/src/data/certificates.yml';
import drawings from '@generated/illustrations/default/certificate-files';
import type {Data} from '@site/src/data/lists';
import Lightbox from '@site/src/components/Lightbox';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import PlaceholderNote from '@site/src/components/PlaceholderNote';
import PictureLink from '@site/src/components/Lightbox/PictureLink';
import EntryPicture from '@site/src/components/EntryPicture';
import styles from './styles.module.css';

/** The certificates of src/data/certificates.yml: a scan, or a drawing until there is one. */
export default function CertificatePage() {
  return (
    <Page
      route="/certificate"
      description={copy.description}
      heading={copy.heading}
      lead={copy.lead}
    >
      <Lightbox className={`band ${styles.certificates}`} parameter="certificate" gallery>
        <PlaceholderNote of={certificates}>{copy.placeholderNote}</PlaceholderNote>
        <ListGrid columns={[4, 3, 1]}>
          {certificates.map((paper) => (
            <li key={paper.id}>
              <CertificateCard {...paper} />
            </li>
          ))}
        </ListGrid>
      </Lightbox>
    </Page>
  );
}

/** A certificate whose picture opens in the lightbox. */
function CertificateCard({id, title, about, shape, image}: Data<'certificates'>[number]) {
  return (
    <article className={styles.card}>
      <PictureLink
        id={`picture-${id}`}
        className={styles.mat}
        image={image}
        drawing={drawings[id]!}
        title={title}
        label={fill(copy.open, {title})}
        name={id}
        marked
      >
        {image ? (
          <EntryPicture image={image} sizes="(max-width: 560px) 88px, 250px" fit="contain" />
        ) : (
          <img
            className={styles.sheet}
            data-shape={shape}
            {...drawings[id]}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </PictureLink>
      <div>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
      </div>
    </article>
  );
}
