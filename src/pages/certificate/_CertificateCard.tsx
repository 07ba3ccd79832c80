import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import drawings from '@woven/certificates';
import {IconZoomIn} from '@tabler/icons-react';
import type {Data} from '@site/src/collections';
import Picture from '@site/src/components/Picture';
import Sample from '@site/src/components/Sample';
import styles from './styles.module.css';

interface Props {
  paper: Data<'certificates'>[number];
}

/** Sizes of the sheets that src/weave/certificate.ts draws, in CSS pixels. */
const DRAWN = {portrait: {width: 720, height: 960}, landscape: {width: 960, height: 720}};

/** A paper on its mat, grey until it is pointed at. The mat leads to the whole picture. */
export default function CertificateCard({paper}: Props): ReactNode {
  const {id, title, shape, image, standin} = paper;
  const scan = useBaseUrl(image?.src ?? '');
  return (
    <article className={styles.card}>
      <a
        className={styles.mat}
        href={image ? scan : drawings[id]}
        aria-label={translate(
          {
            id: 'certificate.open',
            message: 'Open {title} in full',
            description: 'Link on the picture of a certificate, for screen readers',
          },
          {title},
        )}
      >
        {image ? (
          <Picture picture={image} alt="" sizes="(max-width: 560px) 90vw, 250px" fit="contain" />
        ) : (
          <img
            className={styles.sheet}
            data-shape={shape}
            src={drawings[id]}
            alt=""
            loading="lazy"
            decoding="async"
            {...DRAWN[shape]}
          />
        )}
        <span className={styles.zoom}>
          <IconZoomIn size={24} stroke={1.75} aria-hidden />
        </span>
      </a>
      <h2>{title}</h2>
      {standin && <Sample />}
    </article>
  );
}
