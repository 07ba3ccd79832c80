/** @jest-environment jsdom */
import DateText from '@site/src/components/DateText';
import {renderWithoutScripts} from '../support/render';

describe('DateText', () => {
  const nepali = {iso: '2018-06-14', text: '२०७५ जेठ ३१', gregorian: 'सन् २०१८ जुन १४'};

  it('has the Gregorian date of a Nepali one in its title', () => {
    renderWithoutScripts(<DateText date={nepali} />);
    expect(document.body.innerHTML).toBe(
      '<time datetime="2018-06-14" title="सन् २०१८ जुन १४">२०७५ जेठ ३१</time>',
    );
  });

  it('puts it on a line of its own where both are wanted', () => {
    renderWithoutScripts(<DateText date={nepali} gregorian />);
    expect(document.body.innerHTML).toBe(
      '<time datetime="2018-06-14">२०७५ जेठ ३१<span class="second"> सन् २०१८ जुन १४</span></time>',
    );
  });

  it('is plain text in English', () => {
    renderWithoutScripts(<DateText date={{iso: '2018-06-14', text: '14 June 2018'}} />);
    expect(document.body.innerHTML).toBe('<time datetime="2018-06-14">14 June 2018</time>');
  });
});
