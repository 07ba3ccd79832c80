/** @jest-environment jsdom */
import {agreementText} from '@site/src/components/Agreement/agreementText';

it('has a line for each field in both languages, the empty ones too', () => {
  document.body.innerHTML = `
    <section>
      <h2><span>Agreement</span><span>सहमतिपत्र</span></h2>
      <dl>
        <div><dt>Price</dt><dt>रकम</dt><dd>रु १,५००</dd></div>
        <div><dt>Day</dt><dt>दिन</dt><dd></dd></div>
      </dl>
    </section>`;
  expect(agreementText(document.querySelector('section')!)).toBe(
    'Agreement / सहमतिपत्र\nPrice / रकम: रु १,५००\nDay / दिन:',
  );
});
