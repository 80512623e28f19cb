import * as Y from 'yjs';

import { found, setProperty } from '../block-commands.js';
import { liveBlock, liveBlocks } from '../live-blocks.js';
import { blocksOf } from '../live-page.js';
import { copyOfDoc, emptyPage, liveDoc, readParagraphs } from '../live-page.testing.js';
import { setText } from '../set-text.testing.js';
import { sanitizedCopy } from '../sanitize/sanitized-copy.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { rebaseBlocks } from './rebase-blocks.js';

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

/** Rebases local changes onto a rebuilt document that others edited, and returns the result. */
function apart({ before = nothing, here = nothing, there = nothing }: Apart) {
  const stored = liveDoc({ ...emptyPage, blocks });
  before(stored);
  const [mine, doc] = [copyOfDoc(stored), sanitizedCopy(stored, 2)];
  here(mine);
  there(doc);
  const left = doc.transact(() => rebaseBlocks(doc, { stored, mine }));
  return { left, uuids: liveBlocks(doc).map(({ uuid }) => uuid), doc, mine };
}

/** Adds a block without properties, and without a type if that is omitted. */
const puts =
  (uuid: string, type?: string) =>
  (doc: Y.Doc): void => {
    const position = ['pos', [null, 'z']] as const;
    const fields = type === undefined ? [position] : [['type', type] as const, position];
    blocksOf(doc).set(uuid, new Y.Map<unknown>(fields));
  };

describe('carried blocks', () => {
  it('are omitted if the rebuilt document dropped them, and reported if they were edited locally', () => {
    const before = puts('odd');
    expect(apart({ before })).toMatchObject({ left: [], uuids: ['b1', 'b2'] });
    const here = (doc: Y.Doc): void => void found(doc, 'odd').set('size', 6);
    const { left, uuids, mine } = apart({ before, here });
    const wire = liveBlock(mine, 'odd')?.wire;
    expect([left, uuids]).toStrictEqual([[{ kind: 'added', block: wire }], ['b1', 'b2']]);
  });

  it('are added without properties too', () => {
    const { left, uuids } = apart({ here: puts('new', 'tag') });
    expect([left, uuids]).toStrictEqual([[], ['b1', 'b2', 'new']]);
  });

  it('are not reported if only others removed their properties', () => {
    const there = (doc: Y.Doc): void => found(doc, 'b1').delete('props');
    expect(apart({ there }).left).toStrictEqual([]);
  });

  it('are reported if the other side deleted the text, or both sides created it', () => {
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

  it('move to the page if others permanently deleted their parent', () => {
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

  it('propagate errors of a corrupt document instead of reporting a refusal', () => {
    const here = (doc: Y.Doc): void =>
      moveBlock(doc, 'me', { uuid: 'b1', to: { parent: 'b2', index: 0 } });
    const there = (doc: Y.Doc): void => {
      found(doc, 'b2').set('wire', 'no JSON');
      found(doc, 'b2').set('deleted', true);
    };
    expect(() => apart({ here, there })).toThrow('JSON');
  });
});
