import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {OutletKind} from '@site/src/collections/outlets';
import {SelectField} from '@site/src/components/Field';
import type {Choices} from './_filters';
import {kindNames} from './_kindNames';

interface Props {
  outlets: Choices['outlets'];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Every outlet that has a card, in groups by kind. */
export default function OutletField({outlets, chosen, onChoose}: Props): ReactNode {
  return (
    <SelectField
      id="media-outlet"
      label={translate({
        id: 'media.filter.outlet',
        message: 'Outlet',
        description: 'Label of the box with newspapers, portals and stations',
      })}
      value={chosen}
      onChange={({target}) => onChoose(target.value)}
    >
      <option value="">
        {translate({
          id: 'media.filter.everyOutlet',
          message: 'Every outlet',
          description: 'First choice of the Outlet box: do not narrow the list',
        })}
      </option>
      {(Object.keys(kindNames) as OutletKind[]).map((kind) => {
        const group = outlets.filter((outlet) => outlet.kind === kind);
        return (
          group.length > 0 && (
            <optgroup key={kind} label={kindNames[kind]}>
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
