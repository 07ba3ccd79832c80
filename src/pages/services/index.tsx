import copy from '@site/src/data/pages/services.yml';
import hire from '@site/src/data/pages/hire.yml';
import {ButtonLink} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import ServiceTiles from '@site/src/components/ServiceTiles';

/** The professions of src/data/services.yml, as tiles that cannot be pressed. */
export default function ServicesPage() {
  return (
    <Page route="/services" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <p>
          <ButtonLink to="/hire">{hire.search.label}</ButtonLink>
        </p>
        <ServiceTiles />
      </div>
    </Page>
  );
}
