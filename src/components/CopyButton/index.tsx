import copy from '@site/src/data/pages/message.yml';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '../Button';
import Icon from '../Icon';

interface Props {
  className?: string;
  /** Of the line that says whether it was copied. */
  statusClassName: string | undefined;
  copied?: string;
  failed: string;
}

/** The button of `copyText` in site-elements, and the line that says whether it was copied. */
export default function CopyButton({
  className,
  statusClassName,
  copied = copy.copied,
  failed,
}: Props) {
  return (
    <>
      <Button look="secondary" className={className} data-part="copy">
        <Icon name="copy" size={22} />
        {copy.copy}
      </Button>
      <ElementContent
        as="p"
        className={statusClassName}
        role="status"
        data-part="status"
        data-copied={copied}
        data-failed={failed}
      />
    </>
  );
}
