import * as Y from 'yjs';

import { giveIds } from './give-ids.js';
import { blockIn, blocksOf, type BlockMap } from './live-page.js';
import { copyOfDoc, emptyPage, liveDoc } from './live-page.testing.js';
import type { PageContent } from '../page.js';
import { findViolation, type BrokenRule } from './rule-broken.js';

export const pageOfTwo: PageContent = {
  ...emptyPage,
  // Has all ids, so that the server writes nothing in between.
  blocks: [
    { id: 1, type: 'text', properties: { html: { id: 2, value: '<p>a</p>' } } },
    { id: 3, type: 'row' },
  ],
};

/** Collects the server's findings about changes of a document. */
export function findingsOf(doc: Y.Doc): readonly (BrokenRule | undefined)[] {
  const found: (BrokenRule | undefined)[] = [];
  doc.on('afterTransaction', (transaction: Y.Transaction) => {
    if (transaction.origin === 'theirs') found.push(findViolation(transaction));
  });
  return found;
}

/** Applies the changes of a copy. */
export function take(doc: Y.Doc, theirs: Y.Doc): void {
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(doc)), 'theirs');
}

/** Returns the finding about a change to a copy. */
export function judged(
  change: (theirs: Y.Doc) => void,
  seeded = pageOfTwo,
): BrokenRule | undefined {
  return judgedIn(liveDoc(seeded), change);
}

/** Returns the finding for a document that may contain invalid data. */
export function judgedIn(doc: Y.Doc, change: (theirs: Y.Doc) => void): BrokenRule | undefined {
  giveIds(doc, 'server');
  const theirs = copyOfDoc(doc);
  change(theirs);
  const found = findingsOf(doc);
  take(doc, theirs);
  expect(found).toHaveLength(1);
  return found[0];
}

export const block = (doc: Y.Doc, uuid = 'b1'): BlockMap => blockIn(doc, uuid) ?? new Y.Map();

export type Fields = readonly (readonly [string, unknown])[];

/** Writes a complete block; the given fields extend or replace the defaults. */
export function put(doc: Y.Doc, fields: Fields, uuid = 'n'): void {
  const plain: Fields = [
    ['type', 'text'],
    ['pos', [null, 'a5']],
    ['size', 12],
    ['props', new Y.Map()],
  ];
  blocksOf(doc).set(uuid, new Y.Map(new Map([...plain, ...fields])));
}

/** Nested blockquotes. */
export function quotes(levels: number): Y.XmlElement {
  const outer = new Y.XmlElement('blockquote');
  if (levels > 1) outer.insert(0, [quotes(levels - 1)]);
  return outer;
}
