import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {OutletKind} from '@site/src/collections/outlets';
import {SelectField} from '@site/src/components/Field';
import type {Choices} from './_filters';

interface Props {
  outlets: Choices['outlets'];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The outlets with coverage, grouped by kind. */
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

/** The groups of outlets in their order. */
const kindNames: Record<OutletKind, string> = {
  news: translate({
    id: 'media.kind.news',
    message: 'News outlets',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  daily: translate({
    id: 'media.kind.daily',
    message: 'Daily papers',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  weekly: translate({
    id: 'media.kind.weekly',
    message: 'Weekly papers',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  portal: translate({
    id: 'media.kind.portal',
    message: 'Online portals',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  tech: translate({
    id: 'media.kind.tech',
    message: 'Technology sites',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  radio: translate({
    id: 'media.kind.radio',
    message: 'Radio',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  television: translate({
    id: 'media.kind.television',
    message: 'Television',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
};
