import { shownHtml } from './text-html.js';

describe('HTML of a text block', () => {
  it.each([
    ['<p style="color:#fff;position:fixed">a</p>', '<p style="color:#fff">a</p>'],
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>', '<img alt="" loading="lazy" src="x" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a href="blocked:">a</a>'],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a href="blocked:">a</a>'],
    ['<a href="/b/" onclick="x()">a</a>', '<a href="/b/">a</a>'],
    [
      '<a href="https://b.test/" target="x">a</a>',
      '<a href="https://b.test/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="@start-chatting">a</a>', '<span>a</span>'],
    ['<iframe src="https://b.test/"></iframe><svg><style>*{}</style></svg>', ''],
    ['<form action="/x"><input name="a">b</form>', 'b'],
    ['<p style="background-image:url(//b.test/)">a</p>', '<p>a</p>'],
    [
      '<ul><li>a</li></ul><table><tr><td colspan="2">b</td></tr></table>',
      '<ul><li>a</li></ul><table><tr><td colspan="2">b</td></tr></table>',
    ],
    ['<p id="root">a</p>', '<p>a</p>'],
  ])('BLK-037 %s is shown as %s', (html, shown) => {
    expect(shownHtml(html)).toBe(shown);
    expect(shownHtml(shown)).toBe(shown);
  });
});
