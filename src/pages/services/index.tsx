import copy from '@site/src/data/pages/services.yml';
import Page from '@site/src/components/Page';
import ServiceTiles from '@site/src/components/ServiceTiles';

/** The professions of src/data/services.yml. */
export default function ServicesPage() {
  return (
    <Page route="/services" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <ServiceTiles rest={copy.more} />
      </div>
    </Page>
  );
}
