/** @jest-environment jsdom */
import icons from '@generated/illustrations/default/icons';
import site from '@site/src/data/site.yml';
import ContactDetail from '@site/src/components/ContactDetail';
import ContactFacts from '@site/src/components/ContactFacts';
import Form from '@site/src/components/Form';
import {ContactCard} from '@site/src/components/mdx/Faq';
import Footer from '@site/src/theme/Footer';
import {renderWithoutScripts} from '../support/render';

const everywhere = (
  <>
    <p>
      <ContactDetail part="phone" />
    </p>
    <ContactFacts />
    <ContactCard />
    <Form id="query" heading="Query" note="" subject="Query" rows={[]} />
    <Footer />
  </>
);
const placeholder = site.phone;

afterEach(() => {
  site.phone = placeholder;
});

const [PHONE] = /(?<= d=")[^"]+/.exec(icons.phone!)!;
const drawnPhones = () => document.querySelectorAll(`path[d="${PHONE}"]`).length;

const numbers = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({href}) => href);

it('says nothing of a phone number that is a placeholder', () => {
  renderWithoutScripts(everywhere);
  expect(document.body.textContent).not.toMatch(/XXX|\+977|\bcall\b/i);
  expect(drawnPhones()).toBe(0);
  expect(numbers()).toEqual([]);
  expect(document.body.textContent).toContain('Hours: 10 AM to 5 PM NPT');
});

it('shows a real number with a link that dials it', () => {
  site.phone = {shown: '+977 (1) 400-0000'};
  renderWithoutScripts(everywhere);
  expect(drawnPhones()).toBeGreaterThan(0);
  expect(numbers()).toEqual(Array(5).fill('tel:+97714000000'));
  expect(document.body.textContent).toContain('or call +977 (1) 400-0000.');
  expect(document.body.textContent).toContain('Calling hours: 10 AM to 5 PM');
});
