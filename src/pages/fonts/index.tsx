import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import fontsModule from '@site-data/fonts';
import type {Data} from '@site/src/collections';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import FontCard from './_FontCard';

const fonts = fontsModule as Data<'fonts'>;

/** The typefaces of src/data/fonts.yml, and all of them together on the last card. */
export default function FontsPage(): ReactNode {
  const language = useLanguage();
  return (
    <Page
      route="/fonts"
      description={translate({
        id: 'fonts.description',
        message: 'The JDR family of typefaces for Nepali, one by one or all together.',
        description: 'What the Fonts page is about, for search engines',
      })}
      heading={translate({
        id: 'fonts.heading',
        message: 'Download JDR Fonts',
        description: 'Heading of the Fonts page; JDR is the name of the family',
      })}
      lead={translate(
        {
          id: 'fonts.lead.plain',
          message: '{count} Nepali typefaces, free to download as soon as their files are here.',
          description: 'Sentence under the heading of the Fonts page. {count} is a number: 25',
        },
        {count: digits(fonts.length, language)},
      )}
    >
      <div className="band">
        <ListGrid columns={[3, 2, 1]}>
          {fonts.map(({id, name, file}) => (
            <li key={id}>
              <FontCard name={name} file={file} />
            </li>
          ))}
          <li>
            <FontCard
              all
              name={
                <Translate id="fonts.all" description="Last card: one file with every typeface">
                  Download All Fonts
                </Translate>
              }
            />
          </li>
        </ListGrid>
      </div>
    </Page>
  );
}
