import * as Y from 'yjs';

import { htmlOf } from '../../../rich-text/text-html.js';
import { found, removeBlock, resizeBlock, setProperty } from '../block-commands.js';
import { liveBlocks } from '../live-blocks.js';
import { fragmentOf, pagePropertiesOf } from '../live-page.js';
import {
  copyOfDoc,
  emptyPage,
  liveDoc,
  paragraphsOf,
  readParagraphs,
} from '../live-page.testing.js';
import { setPageProperty } from '../page-commands.js';
import { maxBlocks } from '../resolve-tree.js';
import { valuesIn } from '../text/held-values.js';
import { setText } from '../set-text.testing.js';
import { sanitizedCopy } from '../sanitize/sanitized-copy.js';
import { insertBlock, insertBlocks, moveBlock, restoreBlock } from '../tree-commands.js';
import { rebase } from './rebase.js';

const html = '<p>One</p><p>Two</p><p>Three</p>';
const blocks = [{ type: 'text', properties: { html: { value: html } } }, { type: 'row' }];

/** Rebases local changes onto a rebuilt document that others edited, and returns the result. */
function apart(here: (doc: Y.Doc) => void, there: (doc: Y.Doc) => void = () => undefined) {
  const stored = liveDoc({ ...emptyPage, blocks });
  const [mine, doc] = [copyOfDoc(stored), sanitizedCopy(stored, 2)];
  here(mine);
  there(doc);
  const left = rebase(doc, 'me', { stored, mine });
  return { doc, left, mine };
}

const writes = (text: string) => (doc: Y.Doc) => {
  setText(doc, 'me', { uuid: 'b1', name: 'html', text: readParagraphs(text) });
};
const textIn = (doc: Y.Doc): string => {
  const text = fragmentOf(found(doc, 'b1'), 'html');
  return text === undefined ? '' : htmlOf(text);
};
const paragraphs = (...texts: readonly string[]): string =>
  texts.map((one) => `<p>${one}</p>`).join('');

describe('carryOver', () => {
  it('applies all changes in one transaction of the given origin', () => {
    const stored = liveDoc({ ...emptyPage, blocks });
    const [mine, doc] = [copyOfDoc(stored), sanitizedCopy(stored, 2)];
    writes('<p>Won</p>')(mine);
    resizeBlock(mine, 'me', { uuid: 'b1', size: 4 });
    const origins: unknown[] = [];
    doc.on('update', (_: Uint8Array, origin: unknown) => origins.push(origin));
    rebase(doc, 'me', { stored, mine });
    expect(origins).toStrictEqual(['me']);
  });

  it('merges edits of different paragraphs', () => {
    const { doc, left } = apart(
      writes('<p>One</p><p>Two</p><p>Three and four</p>'),
      writes('<p>Zero</p><p>One</p><p>Two</p><p>Three</p>'),
    );
    expect(textIn(doc)).toBe(paragraphs('Zero', 'One', 'Two', 'Three and four'));
    expect(left).toStrictEqual([]);
    const other = apart(
      writes('<p>Once</p><p>Two</p><p>Three</p>'),
      writes('<p>One</p><p>Two</p>'),
    );
    expect(textIn(other.doc)).toBe(paragraphs('Once', 'Two'));
  });

  it('keeps the others’ version of a paragraph that both edited, and reports it', () => {
    const { doc, left, mine } = apart(
      writes('<p>One</p><p>Mine</p><p>Three</p>'),
      writes('<p>One</p><p>Theirs</p><p>Three</p>'),
    );
    expect(textIn(doc)).toBe(paragraphs('One', 'Theirs', 'Three'));
    const [block] = liveBlocks(mine);
    expect(left).toStrictEqual([
      { kind: 'changed', block: block?.wire, names: ['html'], isMoved: false },
    ]);
    const both = writes('<p>One</p><p>Same</p><p>Three</p>');
    expect(apart(both, both).left).toStrictEqual([]);
  });

  it('keeps the others’ properties, positions and page fields, and reports conflicts', () => {
    const sets = (value: string) => (doc: Y.Doc) => {
      setProperty(doc, 'me', { uuid: 'b1', name: 'align', value });
      setPageProperty(doc, 'me', { name: 'title', value });
    };
    const { doc, left } = apart(
      (mine) => {
        sets('left')(mine);
        moveBlock(mine, 'me', { uuid: 'b1', to: { parent: 'b2', index: 0 } });
        setPageProperty(mine, 'me', { name: 'description', value: 'Mine' });
      },
      (now) => {
        sets('right')(now);
        insertBlock(now, 'me', {
          block: { uuid: 'row', type: 'row' },
          at: { parent: null, index: 0 },
        });
        moveBlock(now, 'me', { uuid: 'b1', to: { parent: 'row', index: 0 } });
      },
    );
    expect(left).toMatchObject([
      { kind: 'page', names: ['title'] },
      { kind: 'changed', names: ['align'], isMoved: true },
    ]);
    expect(valuesIn(pagePropertiesOf(doc))).toStrictEqual([
      ['title', 'right'],
      ['description', 'Mine'],
    ]);
  });

  it('reports a changed block that others removed, and a new block without room', () => {
    const removed = apart(writes('<p>Mine</p>'), (now) => {
      removeBlock(now, 'me', 'b1');
    });
    expect(removed.left).toMatchObject([{ kind: 'changed', names: ['deleted'] }]);
    expect(textIn(removed.doc)).toBe(paragraphs('Mine'));
    const at = { parent: null, index: 0 };
    const full = apart(
      (mine) => {
        insertBlock(mine, 'me', { block: { uuid: 'new', type: 'text' }, at });
      },
      (now) => {
        const many = Array.from({ length: maxBlocks - 2 }, (_, nth) => `n${nth}`);
        insertBlocks(now, 'me', { blocks: many.map((uuid) => ({ uuid, type: 'tag' })), at });
      },
    );
    expect(full.left).toMatchObject([{ kind: 'added', block: { type: 'text' } }]);
  });

  it('puts a new block on the page if others removed its parent', () => {
    const { doc, left } = apart(
      (mine) => {
        const block = { uuid: 'new', type: 'text', texts: {} };
        insertBlock(mine, 'me', { block, at: { parent: 'b2', index: 0 } });
      },
      (now) => {
        removeBlock(now, 'me', 'b2');
      },
    );
    expect(liveBlocks(doc).map(({ uuid }) => uuid)).toStrictEqual(['new', 'b1']);
    expect(left).toStrictEqual([]);
  });

  it('prefers the local version of a new block that was already delivered', () => {
    const at = { parent: null, index: 2 };
    const puts = (doc: Y.Doc): void => {
      insertBlock(doc, 'me', { block: { uuid: 'new', type: 'tag' }, at });
    };
    const { doc, left } = apart((mine) => {
      puts(mine);
      setProperty(mine, 'me', { uuid: 'new', name: 'text', value: 'Later' });
      writes('<p>Later</p>')(mine);
    }, puts);
    expect(liveBlocks(doc).at(-1)?.wire.properties?.['text']).toStrictEqual({ value: 'Later' });
    expect(left).toStrictEqual([]);
  });

  it('moves a block that only one side moved, without reporting it', () => {
    const moves = (doc: Y.Doc): void =>
      moveBlock(doc, 'me', { uuid: 'b1', to: { parent: 'b2', index: 0 } });
    for (const there of [undefined, moves]) {
      const { doc, left } = apart(moves, there);
      const [row] = liveBlocks(doc);
      expect([row?.uuid, row?.items.map(({ uuid }) => uuid)]).toStrictEqual(['b2', ['b1']]);
      expect(left).toStrictEqual([]);
    }
    const both = apart(() => undefined, moves);
    expect(liveBlocks(both.doc)).toHaveLength(1);
    expect(both.left).toStrictEqual([]);
  });

  it('reports no block that both sides removed or that was unchanged locally', () => {
    const removes = (doc: Y.Doc): void => removeBlock(doc, 'me', 'b1');
    const both = apart((mine) => {
      resizeBlock(mine, 'me', { uuid: 'b1', size: 4 });
      removes(mine);
    }, removes);
    expect([liveBlocks(both.doc).map(({ uuid }) => uuid), both.left]).toStrictEqual([['b2'], []]);
    const untouched = apart(() => undefined, removes);
    expect([liveBlocks(untouched.doc).map(({ uuid }) => uuid), untouched.left]).toStrictEqual([
      ['b2'],
      [],
    ]);
  });

  it('keeps a locally added and removed block restorable', () => {
    const block = { uuid: 'new', type: 'text', texts: { html: paragraphsOf('<p>New</p>') } };
    const { doc, left } = apart((mine) => {
      insertBlock(mine, 'me', { block, at: { parent: 'b2', index: 0 } });
      removeBlock(mine, 'me', 'new');
    });
    expect([liveBlocks(doc).map(({ uuid }) => uuid), left]).toStrictEqual([['b1', 'b2'], []]);
    restoreBlock(doc, 'me', 'new');
    const [, row] = liveBlocks(doc);
    expect(row?.items.map(({ uuid }) => uuid)).toStrictEqual(['new']);
    expect(row?.items[0]?.wire.properties?.['html']).toStrictEqual({ value: '<p>New</p>' });
  });

  it('keeps new blocks in order when others inserted before them', () => {
    const puts = (doc: Y.Doc, uuid: string, index: number): void =>
      insertBlock(doc, 'me', { block: { uuid, type: 'tag' }, at: { parent: null, index } });
    const { doc } = apart(
      (mine) => {
        puts(mine, 'm1', 1);
        puts(mine, 'm2', 2);
      },
      (now) => puts(now, 't', 0),
    );
    expect(liveBlocks(doc).map(({ uuid }) => uuid)).toStrictEqual(['t', 'b1', 'm1', 'm2', 'b2']);
  });
});
