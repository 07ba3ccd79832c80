/** @jest-environment jsdom */
/*
 * What programs put into the clipboard as HTML. The files in `pasted` are what LibreOffice 7.4 put there for documents in
 * which everything was selected and copied. No other program ran: the rest follows the published structure of each, with
 * only as much of the styles as the structure needs.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {readHtml} from '../ui/readHtml';

const linesOf = (html: string) => readHtml(html).lines;
const leftOut = (html: string) => readHtml(html).leftOut;

const item = (level: number, mark: string, text: string) => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:
Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @font-face {font-family:Symbol;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>How we work<o:p></o:p></h1>
<p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>check</b> every
profile<b> and</b> <i style='mso-bidi-font-style:normal'>nobody</i> is in between; see <a
href="https://example.org/how%20it%20works"><span style='color:blue'>our page</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'Painting')}${item(2, 'o', 'of walls')}${item(1, '·', '<b>Wiring</b>')}${item(1, '1.', 'Search')}
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=301 valign=top><p class=MsoNormal><b>Skill</b></p></td>
<td width=301><p class=MsoNormal><b>Pay</b></p></td></tr><tr><td><p class=MsoNormal>Painting</p><p class=MsoNormal>and more</p></td><td><p
class=MsoNormal>a | b</p></td></tr></table>
<h3>Notes</h3>
<p class=MsoNormal>Said<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span
style='mso-special-character:footnote'>[1]</span></span></a> in <span style='color:red'>red</span>.<img width=10 src="file:///C:/Users/a.png"></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> A note.</p></div></div></body></html>`;

it('of Word are headings, paragraphs, bold words, links, lists of two levels and tables', () => {
  expect(readHtml(WORD)).toEqual({
    lines: [
      '## How we work',
      'We **check** every profile **and** *nobody* is in between; see [our page](https://example.org/how%20it%20works).',
      '- Painting',
      '  - of walls',
      '- **Wiring**',
      '1. Search',
      '| Skill | Pay |',
      '| Painting and more | a \\| b |',
      '### Notes',
      'Said in red.',
    ],
    leftOut: ['colour', 'footnote', 'picture'],
  });
});

it('of Word on the web have a list for each item', () => {
  const one = (tag: string, level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1 BCX0" role="list"><li class="OutlineElement Ltr"
     data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1" lang="EN-US"><span
     class="TextRun" style="font-weight:normal"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
  const html = `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="2" lang="EN-US"><span class="TextRun" style="font-weight:bold">Skills</span></p></div>
    <div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">All</span><span class="TextRun"> of them</span><span class="EOP">&nbsp;</span></p></div>
    ${one('ul', 1, 'Painting')}${one('ul', 2, 'Walls')}${one('ol', 1, 'Search')}`;
  expect(linesOf(html)).toEqual([
    '## Skills',
    '**All** of them',
    '- Painting',
    '  - Walls',
    '1. Search',
  ]);
});

it('of Google Docs are not all bold', () => {
  const span = (text: string, style = 'font-weight:400;font-style:normal') =>
    `<span style="font-size:11pt;color:#000000;background-color:transparent;${style};white-space:pre-wrap;">${text}</span>`;
  const html = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1c2d"><h2 dir="ltr" style="line-height:1.38;">${span('Skills')}</h2>
    <p dir="ltr" style="line-height:1.38;">${span('We ')}${span('check', 'font-weight:700;font-style:normal')}${span(' and ')}${span('ask', 'font-weight:400;font-style:italic')}${span('.')}</p><br />
    <ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span('One')}</p></li>
    <ul><li dir="ltr" aria-level="2" style="list-style-type:circle"><p dir="ltr" role="presentation">${span('Within')}</p></li></ul></ul>
    <p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none;">${span('link', 'color:#1155cc')}</a></p></b><br class="Apple-interchange-newline">`;
  expect(readHtml(html)).toEqual({
    lines: [
      '## Skills',
      'We **check** and *ask*.',
      '- One',
      '  - Within',
      '[link](https://example.org/a)',
    ],
    leftOut: [],
  });
});

const pasted = 'editor/tests/pasted';
const documents = readdirSync(pasted).filter((name) => name.endsWith('.html'));

it.each(documents)('of LibreOffice, %s', (name) => {
  const {lines, leftOut} = readHtml(readFileSync(`${pasted}/${name}`, 'utf8'));
  const expected = readFileSync(`${pasted}/${name.replace('html', 'txt')}`, 'utf8');
  expect(
    [...lines, '', `Left out:${leftOut.map((one) => ` ${one}`).join('')}`, ''].join('\n'),
  ).toBe(expected);
});

it('of a spreadsheet are a table, and one cell is its text', () => {
  const row = (...cells: string[]) =>
    `<tr height=20>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  expect(
    linesOf(
      `<table><col width=64 span=2>${row('City', 'Jobs')}${row('Pokhara', '12')}${row('', '')}</table>`,
    ),
  ).toEqual(['| City | Jobs |', '| Pokhara | 12 |']);
  expect(linesOf(`<table>${row('<b>Pokhara</b>')}</table>`)).toEqual(['**Pokhara**']);
  expect(linesOf(`<table><tr><td colspan=2>City</td></tr>${row('a', 'b')}</table>`)).toEqual([
    '| City | |',
    '| a | b |',
  ]);
});

it('of a web page keep their words, and no script or address that runs', () => {
  const html = `<!--StartFragment--><div style="color: rgb(32, 33, 34)"><p>Go <a href="JavaScript:alert(1)">here</a> or <a href="data:text/html,x">there</a>,
    <a href="/how (old)">how</a><script>alert(1)</script><style>p{}</style><span style="display:none">hidden</span>.<br>Second line</p><img src=x onerror="globalThis.ran = true">
    <svg onload="globalThis.ran = true"></svg><iframe srcdoc="<script>parent.ran = true</script>"></iframe><h4>5 * 3 *stars* _a_ snake_case</h4></div>`;
  expect(readHtml(html)).toEqual({
    lines: [
      'Go here or there, [how](/how%20%28old%29).',
      'Second line',
      '### 5 * 3 \\*stars\\* \\_a\\_ snake_case',
    ],
    leftOut: ['link', 'picture'],
  });
  expect(Object(globalThis).ran).toBeUndefined();
});

it('from right to left are turned, and say so; marks of direction go', () => {
  expect(readHtml('<p dir="rtl">\u200fשלום\u202e abc</p>')).toEqual({
    lines: ['שלום abc'],
    leftOut: ['direction'],
  });
});

it('of hundreds of elements in each other are read, and no more than the checks can read', () => {
  expect(linesOf(`${'<div>'.repeat(1000)}<p>In it</p>`)).toEqual(['In it']);
  expect(leftOut(`<p>${'नेपाल '.repeat(50)}<b>x</b></p>`.repeat(400))).toEqual(['rest']);
});
