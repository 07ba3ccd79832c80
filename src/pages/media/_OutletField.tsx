import type {ReactNode} from 'react';
import copy from '@site-data/pages/media';
import type {OutletKind} from '@site/src/collections/outlets';
import {SelectField} from '@site/src/components/Field';
import type {Choices} from './_filters';

interface Props {
  className?: string;
  outlets: Choices['outlets'];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The outlets with coverage, grouped by kind. */
export default function OutletField({className, outlets, chosen, onChoose}: Props): ReactNode {
  return (
    <SelectField
      className={className}
      id="media-outlet"
      label={copy.filter.outlet}
      value={chosen}
      onChange={({target}) => onChoose(target.value)}
    >
      <option value="">{copy.filter.everyOutlet}</option>
      {(Object.keys(copy.kinds) as OutletKind[]).map((kind) => {
        const group = outlets.filter((outlet) => outlet.kind === kind);
        return (
          group.length > 0 && (
            <optgroup key={kind} label={copy.kinds[kind]}>
              {group.map(({id, name}) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </SelectField>
  );
}
