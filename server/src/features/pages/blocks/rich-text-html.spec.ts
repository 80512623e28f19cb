import { writeText } from '@selvedge/shared/rich-text/fragments';
import { htmlOf } from '@selvedge/shared/rich-text/text-html';
import * as Y from 'yjs';

import { readHtml } from './rich-text-html.js';

const fragmentOf = (html: string): Y.XmlFragment => {
  const fragment = new Y.Doc().getXmlFragment('text');
  writeText(fragment, readHtml(html));
  return fragment;
};
const through = (html: string): string => htmlOf(fragmentOf(html));

describe('rich text', () => {
  it.each([
    '<p>Hello</p>',
    '<p style="text-align: center">Hello</p>',
    '<h1>One</h1><h6 style="text-align: right">Six</h6>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s>H<sub>2</sub>O x<sup>2</sup> <code>c</code></p>',
    '<p><a href="/about/">About <strong>us</strong> all</a></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" title="A">A</a></p>',
    '<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>',
    '<ol start="3"><li>Three</li></ol>',
    '<table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>90 <strong>cm</strong></td></tr></table>',
    '<table><tr><td colspan="2" rowspan="3"><p>One</p><p>Two</p></td></tr></table>',
    '<blockquote><p>Said</p></blockquote><hr><p>a<br>b</p>',
    '<p><span style="color: #123456; background-color: #fff">x</span></p>',
    '<p><span style="font-family: Lato; font-size: 20px">x</span></p>',
    '<p>1 &lt; 2 &amp; "3"&nbsp;€</p>'.replaceAll('"', '&quot;'),
    '<p><img src="/images/a" alt="A &lt;b&gt;" width="40"></p>',
    '',
  ])('survives the round trip through its fragment: %s', (html) => {
    expect(through(html)).toBe(html);
    expect(through(through(html))).toBe(html);
  });

  it.each([
    ['plain words', '<p>plain words</p>'],
    ['<div><b>a</b><i>b</i></div>', '<p><strong>a</strong><em>b</em></p>'],
    ['<p onclick="x()" class="y">a<script>alert(1)</script></p>', '<p>a</p>'],
    [
      '<ul><li><p style="text-align:right">a</p></li></ul>',
      '<ul><li><p style="text-align: right">a</p></li></ul>',
    ],
    [
      '<p><span style="color:red;position:fixed">x</span></p>',
      '<p><span style="color: red">x</span></p>',
    ],
    [
      '<table class="x"><thead><tr><th onclick="x()" colspan="9999">a</th></tr></thead></table>',
      '<table><tr><th>a</th></tr></table>',
    ],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<p><a href=" JAVA\tSCRIPT:alert(1)">x</a></p>', '<p>x</p>'],
  ])('turns %s into %s', (html, expected) => {
    expect(through(html)).toBe(expected);
  });

  it('never outputs unsafe markup, whatever the fragment contains', () => {
    const fragment = new Y.Doc().getXmlFragment('text');
    const text = new Y.XmlText();
    const paragraph = new Y.XmlElement('paragraph');
    fragment.insert(0, [paragraph, new Y.XmlElement('script'), new Y.XmlElement('image')]);
    paragraph.setAttribute('textAlign', 'left;position:fixed');
    paragraph.insert(0, [text]);
    text.insert(0, '<img onerror=x>', {
      link: { href: 'javascript:alert(1)', title: '"><script>' },
      textStyle: { color: 'red;background:url(x)', fontFamily: '"', fontSize: '1px;}' },
      unheardOf: { a: 1 },
    });
    const image = fragment.get(2);
    // Inserted above.
    (image as Y.XmlElement).setAttribute('src', 'javascript:alert(1)');
    expect(htmlOf(fragment)).toBe(
      '<p><a href="blocked:" title="&quot;&gt;&lt;script&gt;"><span style="font-family: &quot;">' +
        '&lt;img onerror=x&gt;</span></a></p><img>',
    );
  });

  it('changes as little as possible, so that concurrent edits survive', () => {
    const fragment = fragmentOf('<p>The quick fox</p><p>runs</p>');
    const { doc } = fragment;
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc ?? other));
    writeText(other.getXmlFragment('text'), readHtml('<p>The quick fox</p><p>runs away</p>'));
    writeText(fragment, readHtml('<p>The quick brown fox</p><p>runs</p>'));
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc ?? other));
    expect(htmlOf(other.getXmlFragment('text'))).toBe('<p>The quick brown fox</p><p>runs away</p>');
  });
});
