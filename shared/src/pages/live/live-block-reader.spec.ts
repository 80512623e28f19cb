import * as Y from 'yjs';

import { resizeBlock } from './block-commands.js';
import { LiveBlockReader } from './live-block-reader.js';
import { liveBlocks } from './live-blocks.js';
import { blocksOf } from './live-page.js';
import { emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { setText } from './set-text.testing.js';
import { moveBlock } from './tree-commands.js';

/** Page with a row of two texts, and a text below it. */
function opened() {
  const text = (content: string) => ({
    type: 'text',
    properties: { html: { value: `<p>${content}</p>` } },
  });
  const row = { type: 'row', items: [text('one'), text('two')] };
  const doc = liveDoc({ ...emptyPage, blocks: [row, text('three')] });
  return { doc, reader: new LiveBlockReader(doc) };
}

describe('LiveBlockReader', () => {
  it('returns the same objects without changes', () => {
    const { doc, reader } = opened();
    const before = reader.read();
    expect(before).toStrictEqual(liveBlocks(doc));
    expect(reader.read()).toBe(before);
  });

  it('replaces only the changed block and its parents', () => {
    const { doc, reader } = opened();
    const [row, last] = reader.read();
    const [one, two] = row?.items ?? [];
    const text = readParagraphs('<p>other words</p>');
    setText(doc, null, { uuid: one?.uuid ?? '', name: 'html', text });
    const [rowNow, lastNow] = reader.read();
    expect([lastNow, rowNow?.items[1]]).toStrictEqual([last, two]);
    expect(lastNow).toBe(last);
    expect(rowNow?.items[1]).toBe(two);
    expect(rowNow).not.toBe(row);
    expect(JSON.stringify(rowNow?.items[0])).toContain('other words');
  });

  it('updates the order after a move or resize', () => {
    const { doc, reader } = opened();
    const [row, last] = reader.read();
    moveBlock(doc, null, { uuid: last?.uuid ?? '', to: { parent: null, index: 0 } });
    resizeBlock(doc, null, { uuid: last?.uuid ?? '', size: 6 });
    const now = reader.read();
    expect(now.map(({ uuid }) => uuid)).toStrictEqual([last?.uuid, row?.uuid]);
    expect(now[1]).toBe(row);
    expect(now[0]?.wire.size).toMatchObject({ x: 6 });
  });

  it('updates added, replaced and deleted blocks', () => {
    const { doc, reader } = opened();
    const [row, last] = reader.read();
    const uuid = last?.uuid ?? '';
    doc.transact(() => {
      blocksOf(doc).delete(row?.uuid ?? '');
      blocksOf(doc).set(
        uuid,
        new Y.Map<unknown>([
          ['type', 'quote'],
          ['pos', [null, 'a5']],
          ['size', 12],
          ['props', new Y.Map()],
        ]),
      );
    });
    const now = reader.read();
    expect(now).toStrictEqual(liveBlocks(doc));
    // The items of the deleted row move to the page.
    expect(now.map(({ wire }) => wire.type).sort()).toStrictEqual(['quote', 'text', 'text']);
  });
});
