import * as Y from 'yjs';

import { found, setProperty } from '../block-commands.js';
import { liveBlock, liveBlocks } from '../live-blocks.js';
import { blocksOf } from '../live-page.js';
import { copyOfDoc, emptyPage, liveDoc, readParagraphs } from '../live-page.testing.js';
import { setText } from '../set-text.testing.js';
import { freshCopy } from '../sound/fresh-copy.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { carryBlocks } from './carry-blocks.js';

const blocks = [
  { type: 'text', properties: { html: { value: '<p>One</p>' }, align: { value: 'left' } } },
  { type: 'row' },
];

interface Apart {
  readonly before?: (doc: Y.Doc) => void;
  readonly here?: (doc: Y.Doc) => void;
  readonly there?: (doc: Y.Doc) => void;
}

const nothing = (): void => undefined;

/** What was stored, what was done here since, and what others made of the document built anew. */
function apart({ before = nothing, here = nothing, there = nothing }: Apart) {
  const stored = liveDoc({ ...emptyPage, blocks });
  before(stored);
  const [mine, doc] = [copyOfDoc(stored), freshCopy(stored, 2)];
  here(mine);
  there(doc);
  const left = doc.transact(() => carryBlocks(doc, { stored, mine }));
  return { left, uuids: liveBlocks(doc).map(({ uuid }) => uuid), doc, mine };
}

/** A block without its properties, and of no type where that is left out. */
const puts =
  (uuid: string, type?: string) =>
  (doc: Y.Doc): void => {
    const position = ['pos', [null, 'z']] as const;
    const fields = type === undefined ? [position] : [['type', type] as const, position];
    blocksOf(doc).set(uuid, new Y.Map<unknown>(fields));
  };

describe('blocks of a document that others built anew', () => {
  it('stay away where they were not good enough for it, and are told of where one was changed', () => {
    const before = puts('odd');
    expect(apart({ before })).toMatchObject({ left: [], uuids: ['b1', 'b2'] });
    const here = (doc: Y.Doc): void => void found(doc, 'odd').set('size', 6);
    const { left, uuids, mine } = apart({ before, here });
    const wire = liveBlock(mine, 'odd')?.wire;
    expect([left, uuids]).toStrictEqual([[{ kind: 'added', block: wire }], ['b1', 'b2']]);
  });

  it('come also where they hold no properties', () => {
    const { left, uuids } = apart({ here: puts('new', 'tag') });
    expect([left, uuids]).toStrictEqual([[], ['b1', 'b2', 'new']]);
  });

  it('are no news where others took all their properties', () => {
    const there = (doc: Y.Doc): void => found(doc, 'b1').delete('props');
    expect(apart({ there }).left).toStrictEqual([]);
  });

  it('are told of where a text is gone there, or came on both sides', () => {
    const gone = apart({
      here: (doc) => {
        setText(doc, 'me', { uuid: 'b1', name: 'html', text: readParagraphs('<p>Mine</p>') });
      },
      there: (doc) => found(doc, 'b1').delete('rich:html'),
    });
    expect(gone.left).toMatchObject([{ kind: 'changed', names: ['html'] }]);
    const comes = (doc: Y.Doc): void => void found(doc, 'b2').set('rich:html', new Y.XmlFragment());
    const both = apart({ here: comes, there: comes });
    expect(both.left).toMatchObject([{ kind: 'changed', names: ['html'] }]);
  });

  it('stand on the page where others deleted what they stood in for good', () => {
    const { left, uuids } = apart({
      here: (doc) => {
        const block = { uuid: 'new', type: 'tag' };
        insertBlock(doc, 'me', { block, at: { parent: 'b2', index: 0 } });
        setProperty(doc, 'me', { uuid: 'new', name: 'text', value: 'Mine' });
      },
      there: (doc) => blocksOf(doc).delete('b2'),
    });
    expect([left, uuids]).toStrictEqual([[], ['new', 'b1']]);
  });

  it('are not taken for refused where the document is broken', () => {
    const here = (doc: Y.Doc): void =>
      moveBlock(doc, 'me', { uuid: 'b1', to: { parent: 'b2', index: 0 } });
    const there = (doc: Y.Doc): void => {
      found(doc, 'b2').set('wire', 'no JSON');
      found(doc, 'b2').set('deleted', true);
    };
    expect(() => apart({ here, there })).toThrow('JSON');
  });
});
