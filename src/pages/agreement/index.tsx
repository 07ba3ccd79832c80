import copy from '@site/src/data/pages/agreement.yml';
import Agreement from '@site/src/components/Agreement';
import Page from '@site/src/components/Page';
import PageHead from '@site/src/components/PageHead';

/** An agreement between two people, in both languages on one sheet. */
export default function AgreementPage() {
  return (
    <Page route="/agreement" description={copy.description}>
      <div className="no-print">
        <PageHead>
          <h1>{copy.heading}</h1>
          <p>{copy.lead}</p>
        </PageHead>
      </div>
      <Agreement />
    </Page>
  );
}
