import { outlineOf } from '@selvedge/shared/blocks/outline';
import { row } from '@selvedge/shared/blocks/row/definition';
import { text } from '@selvedge/shared/blocks/text/definition';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import { removeBlock, resizeBlock, setProperty } from '@selvedge/shared/pages/live/block-commands';
import { fragmentOf, blockIn } from '@selvedge/shared/pages/live/live-page';
import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import * as Y from 'yjs';

import { LiveScreen } from './live-screen.js';
import { blockOf } from '../../blocks/block-of.testing.js';

const [first, second] = [
  '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f',
  '1c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f',
];
const outer = '2c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
const inner = [
  '3c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f',
  '4c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f',
] as const;
const page = { url: '/about/', title: 'About', layout: 'standard', ySpacing: null } as const;

/** A page of two text blocks as rendered by the server. */
function opened() {
  const doc = new Y.Doc();
  for (const [index, uuid] of [first, second].entries()) {
    const at = { parent: null, index };
    insertBlock(doc, null, { block: { uuid, type: 'text', texts: {} }, at });
    write(doc, uuid, `Words ${String(index)}`);
  }
  const blocks = [first, second].map((uuid, index) => ({
    ...blockOf(text, { html: `<p>Server ${String(index)}</p>` }),
    id: previewId(uuid),
  }));
  const screen: ScreenOf<'page'> = {
    ...{ name: 'page', page, blocks, outline: outlineOf(blocks), subscription: null },
  };
  const live = new LiveScreen(doc, screen);
  live.learn(blocks);
  return { doc, live, blocks };
}

function write(doc: Y.Doc, uuid: string, text: string): void {
  const block = blockIn(doc, uuid);
  const fragment = block && fragmentOf(block, 'html');
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(text)]);
  fragment?.push([paragraph]);
}

const htmlIn = (live: LiveScreen) =>
  live
    .shown()
    .screen.blocks.map((block) => (block.type === 'text' ? block.properties.html : block.type));

describe('LiveScreen viewed as a visitor', () => {
  it('shows only the visible blocks, with their live text', () => {
    const { doc, live, blocks } = opened();
    live.lookAs(blocks.slice(1));
    expect(htmlIn(live)).toStrictEqual(['<p>Server 1</p>']);
    write(doc, second, 'and more');
    expect(htmlIn(live)).toStrictEqual(['<p>Words 1</p><p>and more</p>']);
    live.lookAs(undefined);
    expect(htmlIn(live)).toHaveLength(2);
  });

  it('omits invisible blocks inside a container', () => {
    const { doc, live } = opened();
    const at = { parent: null, index: 9 };
    const items = inner.map((uuid) => ({ uuid, type: 'spacer' }));
    insertBlock(doc, null, { block: { uuid: outer, type: 'row', items }, at });
    const all = live.shown().screen.blocks;
    const seen = all.map((block) => ({ ...block, items: block.items.slice(1) }));
    live.lookAs(seen);
    const [, , shown] = live.shown().screen.blocks;
    expect(shown?.items.map(({ id }) => id)).toStrictEqual([previewId(inner[1])]);
  });
});

describe('LiveScreen during editing', () => {
  it('keeps the server rendering of unchanged blocks', () => {
    const { live } = opened();
    expect(htmlIn(live)).toStrictEqual(['<p>Server 0</p>', '<p>Server 1</p>']);
    expect(live.shown().isCurrent).toBe(true);
    expect(live.nameOf(previewId(second))).toBe(second);
  });

  it('renders changed blocks from the document and reports that the server copy is outdated', () => {
    const { doc, live } = opened();
    write(doc, first, 'more');
    expect(htmlIn(live)).toStrictEqual(['<p>Words 0</p><p>more</p>', '<p>Server 1</p>']);
    expect(live.shown().isCurrent).toBe(false);
  });

  it('BLK-009 shows items that the server fetched for a block', () => {
    const { doc, live, blocks } = opened();
    const uuid = '2c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
    const at = { parent: null, index: 0 };
    insertBlock(doc, null, { block: { uuid, type: 'row', texts: {} }, at });
    setProperty(doc, null, { uuid, name: 'asyncItems', value: '/blocks' });
    const [own] = blocks;
    const given = own === undefined ? [] : [{ ...own, id: 1_000_000_007 }];
    const learn = (items: typeof given) => {
      live.learn([
        ...blocks,
        { ...blockOf(row, { asyncItems: '/blocks' }, items), id: previewId(uuid) },
      ]);
      return live.shown().screen.blocks[0]?.items;
    };
    expect(learn([])).toStrictEqual([]);
    expect(learn(given)).toStrictEqual(given);
    setProperty(doc, null, { uuid, name: 'asyncItems', value: '' });
    expect(live.shown().screen.blocks[0]?.items).toStrictEqual([]);
  });

  it('applies size, visibility and properties without a server call', () => {
    const { doc, live } = opened();
    resizeBlock(doc, null, { uuid: first, size: 6 });
    setProperty(doc, null, { uuid: second, name: 'align', value: 'right' });
    const [one, other] = live.shown().screen.blocks;
    expect(one?.size).toBe(6);
    expect(other?.properties).toMatchObject({ align: 'right' });
    removeBlock(doc, null, first);
    expect(live.shown().screen.blocks.map(({ id }) => id)).toStrictEqual([previewId(second)]);
  });

  it('leaves text alone while it is edited in place', () => {
    const { doc, live } = opened();
    live.freezeText({ id: first, property: 'html' });
    write(doc, first, 'typed');
    expect(htmlIn(live)[0]).toBe('<p>Server 0</p>');
    live.freezeText(null);
    expect(htmlIn(live)[0]).toBe('<p>Words 0</p><p>typed</p>');
  });
});
