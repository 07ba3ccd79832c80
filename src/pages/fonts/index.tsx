import type {ReactNode} from 'react';
import served from '@downloadable-fonts/served';
import {translate} from '@docusaurus/Translate';
import fonts from '@site-data/fonts';
import {digits} from '@site/src/components/digits';
import {useLocale} from '@site/src/components/Locale';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import {AllCard, FontCard} from './_FontCards';
import Tester from './_Tester';

const tested = fonts
  .filter(({id}) => id in served.fonts)
  .map(({id, name}) => ({id, name, ...served.fonts[id]!}));

/** The fonts of src/data/fonts.yml, to try and to download. */
export default function FontsPage(): ReactNode {
  return (
    <Page
      route="/fonts"
      description={translate({
        id: 'fonts.description',
        message: 'The JDR typefaces for Nepali, free to download one by one or all together.',
        description: 'What the Fonts page is about, for search engines',
      })}
      heading={translate({
        id: 'fonts.heading',
        message: 'Download JDR Fonts',
        description: 'Heading of the Fonts page; JDR is the name of the family',
      })}
      lead={translate(
        {
          id: 'fonts.lead',
          message: '{count} Nepali typefaces, free to download one by one or all together.',
          description: 'Sentence under the heading of the Fonts page. {count} is a number: 25',
        },
        {count: digits(tested.length, useLocale())},
      )}
    >
      <Tester fonts={tested} />
      <div className="band">
        <ListGrid columns={[3, 2, 1]}>
          {fonts.map((font) => (
            <li key={font.id}>
              <FontCard font={font} served={served.fonts[font.id]} />
            </li>
          ))}
          {served.all && (
            <li>
              <AllCard all={served.all} />
            </li>
          )}
        </ListGrid>
      </div>
    </Page>
  );
}
