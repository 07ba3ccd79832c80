import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import certificatesModule from '@site-data/certificates';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import CertificateCard from './_CertificateCard';
import styles from './styles.module.css';

const certificates = certificatesModule as Data<'certificates'>;

/** The papers of src/data/certificates.yml: a scan, or a drawn sheet until there is one. */
export default function CertificatePage(): ReactNode {
  return (
    <Page
      route="/certificate"
      description={translate({
        id: 'certificate.description',
        message:
          'Registrations, letters and certificates of the company, each to be opened and read in full.',
        description: 'What the Certificate page is about, for search engines',
      })}
      heading={translate({
        id: 'certificate.heading',
        message: 'Certifications',
        description: 'Heading of the Certificate page',
      })}
      lead={translate({
        id: 'certificate.lead',
        message: 'Registration papers, letters and awards of the company.',
        description: 'Sentence under the heading of the Certificate page',
      })}
    >
      <div className={`band ${styles.certificates}`}>
        <SampleNote of={certificates}>
          <Translate
            id="certificate.sampleNote"
            description="Note above the certificates, while drawn sheets stand in for scans"
          >
            The titles are real. The sheets are drawn samples until the scanned papers are supplied.
          </Translate>
        </SampleNote>
        <ListGrid columns={[4, 3, 1]}>
          {certificates.map((paper) => (
            <li key={paper.id}>
              <CertificateCard paper={paper} />
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
