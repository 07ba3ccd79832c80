import type {ReactNode} from 'react';
import served from '@downloadable-fonts/served';
import copy from '@site-data/pages/fonts';
import {fill} from '@site/src/lib/fill';
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
      description={copy.description}
      heading={copy.heading}
      lead={fill(copy.lead, {count: digits(tested.length, useLocale())})}
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
