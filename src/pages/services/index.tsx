import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import facts from '@site-data/facts';
import services from '@site-data/services';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** The professions of src/data/services.yml. The tiles are not links. */
export default function ServicesPage(): ReactNode {
  return (
    <Page
      route="/services"
      description={translate({
        id: 'services.description',
        message:
          'From electricians and plumbers to caterers: the professions you can find on the marketplace.',
        description: 'What the Services page is about, for search engines',
      })}
      heading={translate({
        id: 'services.heading',
        message: 'All Professions',
        description: 'Heading of the Services page',
      })}
      lead={translate(
        {
          id: 'services.lead',
          message:
            '{categories} categories and {subcategories} sub-categories of work. These are a few of them; the app has the rest.',
          description:
            'Sentence under the heading of the Services page. {categories} is 18, {subcategories} is 150+',
        },
        {categories: facts.categories!.text, subcategories: facts.subcategories!.short!},
      )}
    >
      <div className="band">
        <ListGrid columns={[6, 4, 2]} ruled>
          {services.map(({id, name, icon}) => (
            <li key={id} className={styles.tile}>
              <IconNodes nodes={icon} size={34} />
              <span>{name}</span>
            </li>
          ))}
        </ListGrid>
        <p className={styles.more}>
          <ButtonLink to="/app" look="more">
            <Translate id="services.more" description="Link under the professions, to the App page">
              Get the app to see them all
            </Translate>
            <IconArrowRight size={20} stroke={1.75} aria-hidden />
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
