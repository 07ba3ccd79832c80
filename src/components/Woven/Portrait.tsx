import portraits from '@woven/portrait-files';
import Woven from '.';

interface Props {
  /** The name of a file of src/weave/portraits. Without such a file there is no picture. */
  id: string;
  className?: string;
}

/** A woven person at work, for a trade or a role and never for a named person. Decorative. */
export default function Portrait({id, className}: Props) {
  const sprite = portraits[id]?.src;
  return (
    sprite && (
      <Woven
        className={className}
        sprite={sprite}
        id="portrait"
        width={48}
        height={56}
        crop="middle"
      />
    )
  );
}
