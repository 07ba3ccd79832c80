import {type ReactNode, useEffect, useId, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {FullPicture} from '@site/src/components/Picture/full';
import type {LightboxModule} from './PictureLink';
import PictureLink from './PictureLink';

interface Props {
  picture: FullPicture;
  /** What the picture shows. */
  title: string;
  marked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A single picture that opens in the lightbox and can be zoomed there. */
export default function PreviewLink({picture, title, children, ...look}: Props): ReactNode {
  const [lightbox, setLightbox] = useState<LightboxModule | null>(null);
  // An entry in the history, so that Back closes the picture and stays on the page.
  const history = useHistory<{preview?: string} | undefined>();
  const {pathname, search, hash, state} = useLocation<{preview?: string} | undefined>();
  const isOpen = state?.preview === picture.href;
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // Going back to an address with a hash moves the focus, after the library has restored it.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById(id)?.focus({preventScroll: true});
      });
    };
  }, [isOpen, id]);
  return (
    <>
      <PictureLink
        id={id}
        href={picture.href}
        label={translate(
          {
            id: 'lightbox.open',
            message: 'Open the picture in full: {title}',
            description: 'Link on a picture, for screen readers. {title} is what it shows',
          },
          {title},
        )}
        onOpen={(module) => {
          setLightbox(module);
          history.push({pathname, search, hash, state: {preview: picture.href}});
        }}
        {...look}
      >
        {children}
      </PictureLink>
      {lightbox && isOpen && (
        <lightbox.Preview picture={picture} title={title} onClose={() => history.goBack()} />
      )}
    </>
  );
}
