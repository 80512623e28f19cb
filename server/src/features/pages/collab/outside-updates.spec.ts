import { closeCodes } from '@selvedge/shared/collab/close-codes';
import * as Y from 'yjs';

import { OutsideUpdates } from './outside-updates.js';
import { Author, Seat } from './seat.js';

const seated = (): Seat =>
  new Seat({
    identity: { subject: 'customer:7', name: 'Robin', colour: '#000' },
    author: new Author('customer:7', 'spec'),
    wantsAcknowledgement: false,
    writable: 'all',
    send: () => undefined,
    end: () => undefined,
  });

/** A document of the server, and one of a client that is in step with it. */
function pair() {
  const first = new Y.Doc();
  first.getMap('meta').set('epoch', 1);
  first.getMap('props').set('title', 'Questions');
  const [doc, theirs] = [new Y.Doc(), new Y.Doc()];
  for (const loaded of [doc, theirs]) Y.applyUpdate(loaded, Y.encodeStateAsUpdate(first));
  const updates: Uint8Array[] = [];
  theirs.on('update', (update: Uint8Array) => updates.push(update));
  return { doc, theirs, updates, outside: new OutsideUpdates(doc, () => false) };
}

describe('an update of a client', () => {
  it('is let in', () => {
    const { doc, theirs, updates, outside } = pair();
    theirs.getMap('props').set('title', 'Answers');
    expect(outside.apply(seated(), updates[0] ?? new Uint8Array(), 0)).toEqual({ isUndone: false });
    expect(doc.getMap('props').get('title')).toBe('Answers');
  });

  it('is taken back where it breaks a rule, and ends the connection where it does so again', () => {
    const { doc, theirs, updates, outside } = pair();
    const seat = seated();
    theirs.getMap('meta').set('epoch', 2);
    theirs.getMap('meta').set('epoch', 3);
    const [first, second] = updates.map((update) => outside.apply(seat, update, 0));
    expect(first).toEqual({ isUndone: true });
    expect(second).toEqual({ code: closeCodes.contentRefused, isUndone: true });
    expect(doc.getMap('meta').toJSON()).toEqual({ epoch: 1 });
  });

  it('waits for what it needs, for so long and so much of it', () => {
    const { doc, theirs, updates, outside } = pair();
    const seat = seated();
    for (const title of ['One', 'Two']) theirs.getMap('props').set('title', title);
    const [first, second] = updates;
    expect(outside.apply(seat, second ?? new Uint8Array(), 5)).toEqual({ isUndone: false });
    expect([seat.held.length, seat.heldSince]).toEqual([1, 5]);
    // Nobody gets what nobody can use.
    expect(doc.store.pendingStructs).toBeNull();
    outside.apply(seated(), first ?? new Uint8Array(), 6);
    expect(outside.applyHeld(seat, 7)).toEqual({ isUndone: false });
    expect([doc.getMap('props').get('title'), seat.held]).toEqual(['Two', []]);
    theirs.getMap('props').set('title', 'x'.repeat(300_000));
    theirs.getMap('props').set('title', 'x'.repeat(300_000));
    const last = updates.at(-1) ?? new Uint8Array();
    expect(outside.apply(seat, last, 8)).toEqual({ code: closeCodes.malformed, isUndone: false });
  });

  it.each([
    ['an unknown root', (doc: Y.Doc) => doc.getMap('elsewhere').set('x', 1)],
    ['a document', (doc: Y.Doc) => doc.getMap('props').set('x', new Y.Doc())],
    ['bytes', (doc: Y.Doc) => doc.getMap('props').set('x', new Uint8Array(9))],
  ])('is not let in with %s', (_, change) => {
    const { doc, theirs, updates, outside } = pair();
    const before = Y.encodeStateAsUpdate(doc);
    change(theirs);
    const outcome = outside.apply(seated(), updates[0] ?? new Uint8Array(), 0);
    expect(outcome).toEqual({ code: closeCodes.contentRefused });
    expect(Y.encodeStateAsUpdate(doc)).toEqual(before);
  });

  it('is not let in where it writes in the name of somebody else', () => {
    const { doc, theirs, updates } = pair();
    const outside = new OutsideUpdates(doc, (_seat, client) => client === theirs.clientID);
    theirs.getMap('props').set('title', 'Forged');
    const outcome = outside.apply(seated(), updates[0] ?? new Uint8Array(), 0);
    expect(outcome).toEqual({ code: closeCodes.contentRefused });
  });

  it('leaves nothing behind of what it deletes', () => {
    const { doc, theirs, updates, outside } = pair();
    const text = (size: number) => 'x'.repeat(size);
    for (const size of [1_000, 2_000, 3_000]) theirs.getMap('props').set('title', text(size));
    for (const update of updates) outside.apply(seated(), update, 0);
    expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(3_500);
  });
});
