import { htmlReader } from '@selvedge/shared/rich-text/html-reader';
import { writeText } from '@selvedge/shared/rich-text/fragments';
import { htmlOf } from '@selvedge/shared/rich-text/text-html';
import { parseHTML } from 'linkedom';
import * as Y from 'yjs';

import { htmlOfPlainText } from './markdown.js';
import { fileOfDataUrl } from './pasted-files.js';
import { cleanPasted, uploadIndex, uploadMark } from './pasted-html.js';

const origin = 'https://tropic.example';

function rootOf(html: string): Element {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Html that the page stores. */
function stored(root: unknown): string {
  const fragment = new Y.Doc().getXmlFragment('html');
  writeText(fragment, htmlReader(() => root)(''));
  return htmlOf(fragment);
}

function pasted(html: string) {
  const root = rootOf(html);
  const images = cleanPasted(root, origin);
  return { html: stored(root), ...images };
}

const wordItem = (level: number, marker: string, text: string, position = 'Middle') =>
  `<p class=MsoListParagraphCxSp${position} style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

describe('pasted HTML', () => {
  it('of Word gets real lists, nested by level', () => {
    const list = `${wordItem(1, '·', 'Tees', 'First')}${wordItem(2, 'o', 'Cotton')}${wordItem(1, '·', 'Hoodies', 'Last')}`;
    expect(pasted(`<p class=MsoNormal>We sell:</p>${list}<p class=MsoNormal>Soon</p>`).html).toBe(
      '<p>We sell:</p><ul><li>Tees<ul><li>Cotton</li></ul></li><li>Hoodies</li></ul><p>Soon</p>',
    );
    expect(pasted(wordItem(1, '3.', 'Wash', 'First') + wordItem(1, '4.', 'Dry', 'Last')).html).toBe(
      '<ol start="3"><li>Wash</li><li>Dry</li></ol>',
    );
  });

  it('of Word for the web and bullets written as text get real lists', () => {
    const item = (level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-aria-level="${String(level)}"><p class="Paragraph"><span class="TextRun" style="color:black">${text}</span></p></li></ul></div>`;
    expect(pasted(item(1, 'Tees') + item(2, 'Cotton')).html).toBe(
      '<ul><li>Tees<ul><li>Cotton</li></ul></li></ul>',
    );
    expect(pasted('<p>·&nbsp;&nbsp; Tees</p><p><span>•</span> Hoodies</p>').html).toBe(
      '<ul><li>Tees</li><li>Hoodies</li></ul>',
    );
  });

  it('of Word keeps headings, emphasis and tables, without styles and empty lines', () => {
    const word = `<style>p.MsoNormal {color:black}</style><p class=MsoTitle>Sizes</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='font-size:20pt;color:red'>Bold</span></b></p>
      <table class=MsoTableGrid style='border:none'><thead><tr><td colspan=2 style='width:50pt'><p class=MsoNormal>Chest</p></td></tr></thead>
      <tr><td><p class=MsoNormal style='color:black'>S</p></td><td><p class=MsoNormal>90</p></td></tr></table>`;
    expect(pasted(word).html.replaceAll(/\s*\n\s*/g, '')).toBe(
      '<h1>Sizes</h1><p style="text-align: center"><strong>Bold</strong></p>' +
        '<table><tr><th colspan="2">Chest</th></tr><tr><td>S</td><td>90</td></tr></table>',
    );
  });

  it('of Google Docs loses colours, fonts and background, and keeps emphasis and links', () => {
    const plain =
      'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline';
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="${plain}">Care</span></h2><p dir="ltr" style="line-height:1.38"><span style="${plain}">Wash </span><span style="${plain.replace('400', '700')}">cold</span><a href="https://a.example/" style="text-decoration:none"><span style="${plain.replace('none', 'underline')}">here</span></a></p><ul><li dir="ltr" style="list-style-type:disc;color:#000"><p role="presentation"><span style="${plain}">Dry</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(pasted(docs).html).toContain(
      '<h2>Care</h2><p>Wash <strong>cold</strong><a href="https://a.example/">here</a></p><ul><li>Dry</li></ul>',
    );
    expect(pasted(docs).html).not.toContain('style');
  });

  it('hands over embedded images, removes unreadable ones, and keeps those of the shop', () => {
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    const images = `<p>A<img src="${data}"><img src="file:///C:/clip_image001.png"><img src="blob:x"><img src="${origin}/images/a"><img src="https://x.example/p.gif" width=1 height=1></p>`;
    const { html, embedded, refused } = pasted(images);
    expect({ embedded, refused }).toStrictEqual({ embedded: [data], refused: 2 });
    expect(html).toBe(`<p>A<img src="${uploadMark(0)}" alt=""><img src="/images/a" alt=""></p>`);
    expect([uploadIndex(uploadMark(12)), uploadIndex('/images/a')]).toStrictEqual([12, undefined]);
    const file = fileOfDataUrl(data, 'pasted');
    expect([file?.name, file?.type, file?.size]).toStrictEqual(['pasted.png', 'image/png', 8]);
    expect(fileOfDataUrl('data:image/png;base64,%%%', 'pasted')).toBeUndefined();
  });

  it('of the editor itself keeps its colours', () => {
    const own = '<p data-pm-slice="1 1 []"><span style="color: #ff0000">Red</span></p>';
    expect(pasted(own).html).toBe('<p><span style="color: #ff0000">Red</span></p>');
  });
});

describe('pasted plain text', () => {
  const converted = (text: string) => {
    const html = htmlOfPlainText(text);
    return html === undefined ? undefined : stored(rootOf(html));
  };

  it('in Markdown becomes headings, lists, quotes, links and tables', () => {
    expect(
      converted(
        '# Care\r\n\r\nWash **cold** at [home](/home/)\n\n- Tees\n  1. One\n  2. Two\n- Caps',
      ),
    ).toBe(
      '<h1>Care</h1><p>Wash <strong>cold</strong> at <a href="/home/">home</a></p>' +
        '<ul><li>Tees<ol><li>One</li><li>Two</li></ol></li><li>Caps</li></ul>',
    );
    expect(converted('Wash _cold_, __never hot__ and (_dry_) flat_out')).toBe(
      '<p>Wash <em>cold</em>, <strong>never hot</strong> and (<em>dry</em>) flat_out</p>',
    );
    expect(converted('> Nice\n\n| Size | Chest |\n|---|:-:|\n| S | 90 |')).toBe(
      '<blockquote><p>Nice</p></blockquote><table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>90</td></tr></table>',
    );
    expect(converted('- A\n1. B\n2. C')).toBe('<ul><li>A</li></ul><ol><li>B</li><li>C</li></ol>');
  });

  it('separated by tabs becomes a table', () => {
    expect(converted('Sizes\nSize\tChest\nS\t90\nM\t\n')).toBe(
      '<p>Sizes</p><table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>90</td></tr><tr><td>M</td><td></td></tr></table>',
    );
  });

  it('without formatting stays plain', () => {
    for (const text of [
      'Two\nlines',
      '5. May',
      '#tag',
      '2 * 3 * 4',
      'a_b_c',
      '_a_b',
      'größe_m_é',
      '_ blank _',
      'One\ttab',
      '<b>a</b>',
    ])
      expect([text, converted(text)]).toStrictEqual([text, undefined]);
  });

  it('is read in linear time', () => {
    const parts = ['*', '_', '__a', '[', '`a', '~~', '![', '| ', '- ', '# #', '\t\n', '> '];
    const timeOf = (length: number) => {
      const begin = performance.now();
      for (const part of parts) htmlOfPlainText(part.repeat(Math.floor(length / part.length)));
      return performance.now() - begin;
    };
    const leastTimeOf = (length: number) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(length)));
    // 16 times the text takes about 16 times as long; quadratic parsing would take 256 times.
    expect(leastTimeOf(64_000) / leastTimeOf(4_000)).toBeLessThan(100);
  });
});
