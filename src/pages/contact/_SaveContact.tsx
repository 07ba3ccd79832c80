import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import copy from '@site-data/pages/contact';
import {IconAddressBook} from '@tabler/icons-react';
import {buttonClass} from '@site/src/components/Button';
import {contactFile} from '@site/src/lib/urls';

interface Props {
  className?: string;
  /** Of a person of contacts.yml; without it, it is the company. */
  id?: string;
  label?: string;
}

/** A link to a vCard of src/plugins/machine-readable. Without `download`, so that iOS opens it at once. */
export default function SaveContact({className, id, label}: Props): ReactNode {
  return (
    <a
      className={buttonClass('more', clsx('no-print', className))}
      href={useBaseUrl(contactFile(id))}
      type="text/vcard"
      aria-label={label}
    >
      <IconAddressBook size={22} stroke={1.75} aria-hidden />
      {copy.save}
    </a>
  );
}
