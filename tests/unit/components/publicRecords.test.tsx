/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import site from '@site/src/data/site.yml';
import {PublicRecords} from '@site/src/components/mdx/About';
import {recordsOf} from '@site/src/components/publicRecords';
import Proof from '@site/src/pages/_home/Hero/_Proof';
import {renderWithoutScripts} from '../support/render';

/** The proof bar of the home page and the list of /about, with what this site has of public records. */
function renderWith(listed: typeof site) {
  const records = recordsOf(listed);
  renderWithoutScripts(
    <>
      <Proof records={records} />
      <PublicRecords records={records}>
        <h2 id="check">Check us yourself</h2>
      </PublicRecords>
    </>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it('leads from the date of registration to no sample', () => {
  expect(renderWith(site)).toEqual(['/how', '/timeline']);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('lists the records that are real, once there is one', () => {
  const link = 'https://register.example';
  const links = renderWith({...site, registration: {number: '123/075', link}});
  expect(links).toEqual(['/how', '/about#check', '/timeline', link]);
  expect(screen.getByRole('heading').id).toBe('check');
  const terms = screen.getAllByRole('term').map(({textContent}) => textContent);
  expect(terms).toEqual(['Registration number', 'Address', 'Hours']);
});
