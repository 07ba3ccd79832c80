import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {TestedFont, useTypeface} from './_useTypeface';

interface Props {
  state: ReturnType<typeof useTypeface>['choice']['state'];
  font?: TestedFont;
}

/** Says what the sample is set in, to screen readers too. */
export function Status({state, font}: Props): ReactNode {
  const name = font?.name ?? '';
  const sentences = {
    none: translate({
      id: 'fonts.tester.note',
      message:
        'A font is fetched only when you choose it. Until then this is the font of the page.',
      description: 'Under the sample, before a typeface is chosen',
    }),
    loading: translate(
      {
        id: 'fonts.tester.loading',
        message: 'Fetching {name}…',
        description: 'Under the sample, while the file is on its way. {name} is the typeface',
      },
      {name},
    ),
    ready: translate(
      {
        id: 'fonts.tester.ready',
        message: 'Your text in {name}.',
        description: 'Under the sample, once it is shown in the typeface {name}',
      },
      {name},
    ),
    failed: translate(
      {
        id: 'fonts.tester.failed',
        message: '{name} could not be loaded. You can still download it.',
        description: 'Under the sample, when the file of the typeface {name} did not come',
      },
      {name},
    ),
  };
  return (
    <p role="status" data-state={state}>
      {sentences[state]}
    </p>
  );
}
