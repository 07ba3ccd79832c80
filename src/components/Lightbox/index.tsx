import {template} from 'content/lists/fill';
import type {ReactNode} from 'react';
import copy from '@site/src/data/pages/lightbox.yml';
import ElementContent from 'site-elements/ElementContent';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

const {labels, counter, status, level, loading, failed} = copy;
const words = {
  ...labels,
  '{index} of {total}': template(labels['{index} of {total}'], 'index', 'total'),
  counter: template(counter, 'index', 'total'),
  status: template(status, 'index', 'total', 'title'),
  level: template(level, 'zoom'),
  loading,
  failed,
};

interface Props {
  /** Of the address, which names the open picture: `/certificate?certificate=<name>`. */
  parameter: string;
  /** One picture leads to the next. */
  gallery?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens the pictures of the `PictureLink`s in it over the page: element.ts. */
export default function Lightbox({parameter, gallery, className, children}: Props) {
  return (
    <site-lightbox
      className={clsx(styles.lightbox, className)}
      load-on={`?${parameter}`}
      data-next="gallery.js"
      data-parameter={parameter}
      data-gallery={gallery}
    >
      {children}
      <dialog hidden aria-label={copy.labels.Lightbox}>
        <ElementContent data-part="picture" />
        <ElementContent as="p" data-part="title" aria-hidden="true" />
        <button type="button" data-part="close" aria-label={copy.labels.Close}>
          <Icon name="x" size={24} />
        </button>
        <ElementContent data-part="gallery" />
        {/* The words of the library, which element.ts hands over. */}
        <div hidden>
          {Object.entries(words).map(([name, text]) => (
            <span key={name} data-word={name}>
              {text}
            </span>
          ))}
        </div>
      </dialog>
    </site-lightbox>
  );
}
