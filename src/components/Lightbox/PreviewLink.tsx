import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FullPicture} from '@site/src/components/Picture/full';
import type {LightboxModule} from './load';
import PictureLink from './PictureLink';

interface Props {
  picture: FullPicture;
  /** What the picture shows. */
  title: string;
  marked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A picture by itself that opens over the page and can be enlarged there. */
export default function PreviewLink({picture, title, children, ...look}: Props): ReactNode {
  const [lightbox, setLightbox] = useState<LightboxModule | null>(null);
  return (
    <>
      <PictureLink
        href={picture.href}
        label={translate(
          {
            id: 'lightbox.open',
            message: 'Open the picture in full: {title}',
            description: 'Link on a picture, for screen readers. {title} is what it shows',
          },
          {title},
        )}
        onOpen={setLightbox}
        {...look}
      >
        {children}
      </PictureLink>
      {lightbox && (
        <lightbox.Preview picture={picture} title={title} onClose={() => setLightbox(null)} />
      )}
    </>
  );
}
