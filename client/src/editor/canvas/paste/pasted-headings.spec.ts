import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { PageContent } from '@selvedge/shared/pages/page';
import { seedPage } from '@selvedge/shared/pages/live/seed-page';
import { htmlReader } from '@selvedge/shared/rich-text/html-reader';
import { EditorState, TextSelection } from 'prosemirror-state';
import { parseHTML } from 'linkedom';
import * as Y from 'yjs';

import { hasOwnHeading, isHeadedElsewhere } from './main-heading.js';
import { htmlOfPlainText } from './markdown.js';
import { lowerHeadings } from './pasted-headings.js';
import { cleanPasted } from './pasted-html.js';

function rootOf(html: string): Element {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function pasted(html: string, hasMainHeading: boolean): string {
  const root = rootOf(html);
  cleanPasted(root, 'https://tropic.example');
  lowerHeadings(root, hasMainHeading);
  return root.innerHTML;
}

describe('headings pasted into a page that has a main heading', () => {
  it('of Word move down by one level, the title too', () => {
    const word = '<p class=MsoTitle>Guide</p><h1>Care</h1><h2>Washing</h2><h6>Note</h6>';
    expect(pasted(word, true)).toBe('<h2>Guide</h2><h2>Care</h2><h3>Washing</h3><h6>Note</h6>');
  });

  it('of Google Docs and Notion move down by one level', () => {
    const plain = 'font-weight:400;font-style:normal';
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr"><span style="${plain}">Care</span></h1><h2 dir="ltr"><span style="${plain}">Washing</span></h2><p>Cold</p></b>`;
    expect(pasted(docs, true)).toBe('<h2>Care</h2><h3>Washing</h3><p>Cold</p>');
    expect(pasted('<h1 class="notion">Care</h1><p>Cold</p>', true)).toBe(
      '<h2>Care</h2><p>Cold</p>',
    );
  });

  it('of Markdown move down by one level', () => {
    const html = htmlOfPlainText('# Care\n\n## Washing\n\nCold') ?? '';
    expect(pasted(html, true)).toBe('<h2>Care</h2><h3>Washing</h3><p>Cold</p>');
  });

  it('stay as they are without a first level', () => {
    expect(pasted('<h2>Care</h2><h3>Washing</h3>', true)).toBe('<h2>Care</h2><h3>Washing</h3>');
  });

  it('of the editor itself move down and keep their formatting', () => {
    const own = '<h1 data-pm-slice="1 1 []" style="text-align: center">Care</h1>';
    const [heading] = rootOf(pasted(own, true)).children;
    expect(heading?.localName).toBe('h2');
    expect(heading?.getAttribute('data-pm-slice')).toBe('1 1 []');
    expect(heading?.getAttribute('style')).toBe('text-align: center');
  });
});

describe('headings pasted into a page without a main heading', () => {
  it('keep the first one', () => {
    const one = '<h1>Guide</h1><h2>Care</h2>';
    expect(pasted(one, false)).toBe(one);
  });

  it('keep only the first one, and a second one moves down with its sections', () => {
    const word = '<p class=MsoTitle>Guide</p><h2>Aim</h2><h1>Care</h1><h2>Washing</h2>';
    expect(pasted(word, false)).toBe('<h1>Guide</h1><h2>Aim</h2><h2>Care</h2><h3>Washing</h3>');
    const html = htmlOfPlainText('# Guide\n# Care') ?? '';
    expect(pasted(html, false)).toBe('<h1>Guide</h1><h2>Care</h2>');
  });
});

describe('the main heading of a page', () => {
  const blockOf = (
    template: string,
    values: Readonly<Record<string, Json>>,
    items: WireBlock[] = [],
  ) => ({
    properties: Object.fromEntries(
      Object.entries({ template, ...values }).map(([name, value]) => [name, { value }]),
    ),
    items,
  });
  const readHtml = htmlReader(rootOf);
  /** Ids are the numbers of the blocks in page order, parents first. */
  const docOf = (...blocks: readonly WireBlock[]): Y.Doc => {
    const doc = new Y.Doc();
    let last = 0;
    const newId = () => {
      last += 1;
      return String(last);
    };
    const content: PageContent = {
      url: '/',
      layout: 'standard',
      flags: [],
      properties: {},
      blocks: [...blocks],
    };
    seedPage(doc, content, { schema: 1, epoch: 1, pageId: 1, divisionId: 7, newId, readHtml });
    return doc;
  };

  it('is one of a text or a banner, at any depth, but not of the text itself', () => {
    const text = blockOf('text', { html: '<h1>Care</h1>' });
    const plain = blockOf('text', { html: '<h2>Care</h2>' });
    expect(isHeadedElsewhere(docOf(text, plain), '1')).toBe(false);
    expect(isHeadedElsewhere(docOf(text, plain), '2')).toBe(true);
    const row = blockOf('row', {}, [blockOf('banner', { title: 'Guide', titleType: 'h1' })]);
    expect(isHeadedElsewhere(docOf(plain, row), '1')).toBe(true);
    const untitled = blockOf('banner', { title: '', titleType: 'h1' });
    expect(isHeadedElsewhere(docOf(plain, untitled), '1')).toBe(false);
  });

  it('counts in the text itself unless the paste replaces it', () => {
    const doc = readHtml('<h1>Care</h1><p>Cold</p>');
    const stateWith = (from: number, to: number) =>
      EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
    expect(hasOwnHeading(stateWith(8, 8))).toBe(true);
    expect(hasOwnHeading(stateWith(1, 3))).toBe(true);
    expect(hasOwnHeading(stateWith(1, 5))).toBe(false);
    const without = readHtml('<h1></h1><h2>Care</h2>');
    expect(hasOwnHeading(EditorState.create({ doc: without }))).toBe(false);
  });
});
