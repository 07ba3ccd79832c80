import {type ReactNode, useMemo} from 'react';
import copy from '@site-data/pages/certificate';
import {fill} from '@site/src/lib/fill';
import certificates from '@site-data/certificates';
import drawings from '@woven/certificate-files';
import type {Data} from '@site/src/collections';
import {useGallery} from '@site/src/components/Lightbox/useGallery';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import {wholePicture} from '@site/src/components/Picture/full';
import {usePictureRoot} from '@site/src/components/Picture/root';
import SampleNote from '@site/src/components/SampleNote';
import PictureLink, {type LightboxModule} from '@site/src/components/Lightbox/PictureLink';
import Picture from '@site/src/components/Picture';
import styles from './styles.module.css';

const ids = certificates.map(({id}) => id);
const linkId = (id: string) => `picture-${id}`;

/** The certificates of src/data/certificates.yml: a scan, or a drawing until there is one. */
export default function CertificatePage(): ReactNode {
  const root = usePictureRoot();
  const pictures = useMemo(
    () =>
      certificates.map(({id, title, image}) => ({
        title,
        ...wholePicture(root, image, drawings[id]!),
      })),
    [root],
  );
  const {gallery, open} = useGallery({parameter: 'certificate', ids, pictures, linkId});
  return (
    <Page
      route="/certificate"
      description={copy.description}
      heading={copy.heading}
      lead={copy.lead}
    >
      <div className={`band ${styles.certificates}`} data-query="certificate">
        <SampleNote of={certificates}>{copy.sampleNote}</SampleNote>
        <ListGrid columns={[5, 3, 1]}>
          {certificates.map((paper, index) => (
            <li key={paper.id}>
              <CertificateCard
                paper={paper}
                href={pictures[index]!.href}
                linkId={linkId(paper.id)}
                onOpen={(lightbox) => open(index, lightbox)}
              />
            </li>
          ))}
        </ListGrid>
        {gallery}
      </div>
    </Page>
  );
}

interface CertificateCardProps {
  paper: Data<'certificates'>[number];
  /** The address of the full picture. */
  href: string;
  linkId: string;
  onOpen: (lightbox: LightboxModule) => void;
}

/** A certificate whose picture opens in the lightbox. */
function CertificateCard({paper, href, linkId, onOpen}: CertificateCardProps): ReactNode {
  const {id, title, about, shape, image} = paper;
  return (
    <article className={styles.card}>
      <PictureLink
        id={linkId}
        className={styles.mat}
        href={href}
        label={fill(copy.open, {title})}
        onOpen={onOpen}
      >
        {image ? (
          <Picture picture={image} alt="" sizes="(max-width: 560px) 88px, 250px" fit="contain" />
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
