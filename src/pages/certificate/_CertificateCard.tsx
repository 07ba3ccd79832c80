import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import drawings from '@woven/certificate-files';
import type {Data} from '@site/src/collections';
import type {LightboxModule} from '@site/src/components/Lightbox/load';
import PictureLink from '@site/src/components/Lightbox/PictureLink';
import Picture from '@site/src/components/Picture';
import Sample from '@site/src/components/Sample';
import styles from './styles.module.css';

interface Props {
  paper: Data<'certificates'>[number];
  /** The whole picture. */
  href: string;
  /** Of the link on the picture. */
  linkId: string;
  onOpen: (lightbox: LightboxModule) => void;
}

/** A paper on its mat, grey until it is pointed at. The mat leads to the whole picture. */
export default function CertificateCard({paper, href, linkId, onOpen}: Props): ReactNode {
  const {id, title, shape, image, standin} = paper;
  return (
    <article className={styles.card}>
      <PictureLink
        id={linkId}
        className={styles.mat}
        href={href}
        label={translate(
          {
            id: 'certificate.open',
            message: 'Open {title} in full',
            description: 'Link on the picture of a certificate, for screen readers',
          },
          {title},
        )}
        onOpen={onOpen}
      >
        {image ? (
          <Picture picture={image} alt="" sizes="(max-width: 560px) 90vw, 250px" fit="contain" />
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
      <h2>{title}</h2>
      {standin && <Sample />}
    </article>
  );
}
