import { liveBlock, liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { blockIn } from '@selvedge/shared/pages/live/live-page';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';

import { Editing } from '../editing.js';
import { SessionChanges } from './session-changes.js';

let awareness: Awareness;
// Awareness runs a timer.
afterEach(() => {
  awareness.destroy();
});

/** Two clients with one page open; each change reaches the other at once. */
function twoWindows() {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()];
  const [me, them] = [new Editing({ doc: mine }), new Editing({ doc: theirs })];
  mine.on('update', (update, origin) => {
    if (origin !== 'net') Y.applyUpdate(theirs, update, 'net');
  });
  theirs.on('update', (update, origin) => {
    if (origin !== 'net') Y.applyUpdate(mine, update, 'net');
  });
  awareness = new Awareness(mine);
  awareness.getStates().set(theirs.clientID, { user: { name: 'Ada' } });
  const changes = new SessionChanges({ doc: mine, awareness, undo: me.undo });
  changes.begin();
  return { mine, me, them, changes };
}

const start = { parent: null, index: 0 } as const;
const quote = (uuid: string, text: string) => ({ uuid, type: 'quote', properties: { text } });
const textOf = (doc: Y.Doc, uuid: string) => liveBlock(doc, uuid)?.wire.properties?.['text']?.value;

describe('SessionChanges', () => {
  it('lists each change with its author and blocks', () => {
    const { me, them, changes } = twoWindows();
    me.insert(quote('a', 'Mine'), start);
    them.set('a', 'text', 'Theirs');
    them.resize('a', 6);
    const listed = changes.list().map(({ author, isOwn, what }) => ({ author, isOwn, what }));
    expect(listed).toMatchObject([
      { author: 'Ada', isOwn: false, what: [{ kind: 'changed', names: ['text', 'size'] }] },
      { author: null, isOwn: true, what: [{ kind: 'added' }] },
    ]);
  });

  it('merges consecutive changes of one author', () => {
    const { me, changes } = twoWindows();
    me.insert(quote('a', 'Mine'), start);
    me.setPage('title', 'About');
    const what = changes.list().flatMap((one) => one.what);
    expect(what.map(({ kind }) => kind)).toStrictEqual(['added', 'page']);
  });

  it('ignores bookkeeping fields that the server sets on a block', () => {
    const { me, mine, changes } = twoWindows();
    me.insert(quote('a', 'Mine'), start);
    const server = new Y.Doc();
    Y.applyUpdate(server, Y.encodeStateAsUpdate(mine));
    blockIn(server, 'a')?.set('noted', true);
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(server), 'net');
    expect(changes.list()).toHaveLength(1);
  });

  it('attributes a pure deletion to the other client if there is only one', () => {
    const { me, them, changes } = twoWindows();
    me.insert(quote('a', 'Mine'), start);
    them.setPage('title', 'About');
    them.undo.undo();
    expect(changes.list().map(({ author }) => author)).toStrictEqual(['Ada', null]);
    me.remove('a');
    expect(changes.list().some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('undoes a single change and keeps later ones', () => {
    const { mine, me, them, changes } = twoWindows();
    me.insert(quote('a', 'First'), start);
    them.set('a', 'text', 'Second');
    me.insert(quote('b', 'Beside'), start);
    const theirs = changes.list().find(({ author }) => author === 'Ada');
    changes.undo(theirs?.id ?? 0);
    expect([textOf(mine, 'a'), textOf(mine, 'b')]).toStrictEqual(['First', 'Beside']);
    expect(changes.list().find(({ id }) => id === theirs?.id)?.isUndone).toBe(true);
    expect(changes.list().filter(({ isOwn }) => isOwn)).toHaveLength(2);
  });

  it('restores an undone change by the user’s own undo', () => {
    const { mine, me, them, changes } = twoWindows();
    me.insert(quote('a', 'First'), start);
    them.set('a', 'text', 'Second');
    changes.undo(changes.list().find(({ author }) => author === 'Ada')?.id ?? 0);
    me.undo.undo();
    expect(textOf(mine, 'a')).toBe('Second');
  });

  it('undoes a change only once and nothing else with it', () => {
    const { mine, me, them, changes } = twoWindows();
    me.insert(quote('a', 'First'), start);
    them.set('a', 'text', 'Second');
    const { id = 0 } = changes.list().find(({ author }) => author === 'Ada') ?? {};
    changes.undo(id);
    them.set('a', 'text', 'Third');
    changes.undo(id);
    expect(textOf(mine, 'a')).toBe('Third');
  });

  it('drops changes beyond one hundred, with the managers of inactive clients', () => {
    const { mine, me, changes } = twoWindows();
    for (let window = 0; window < 150; window += 1) {
      const passing = new Y.Doc();
      Y.applyUpdate(passing, Y.encodeStateAsUpdate(mine));
      new Editing({ doc: passing }).setPage('title', `Title ${String(window)}`);
      Y.applyUpdate(mine, Y.encodeStateAsUpdate(passing), 'net');
    }
    expect(changes.list()).toHaveLength(100);
    // Its own origins, plus one per client with remaining changes.
    expect(me.undo.trackedOrigins.size).toBeLessThan(110);
  });

  it('undoes an insertion so that the words of others can be restored', () => {
    const { me, them, mine, changes } = twoWindows();
    me.insert(quote('a', 'One'), start);
    them.set('a', 'text', 'Theirs');
    const added = changes.list().find(({ what }) => what[0]?.kind === 'added');
    changes.undo(added?.id ?? 0);
    expect(liveBlocks(mine)).toStrictEqual([]);
    them.restore('a');
    expect(liveBlock(mine, 'a')?.wire.properties?.['text']?.value).toBe('Theirs');
  });

  it('notifies subscribers', () => {
    const { me, changes } = twoWindows();
    let calls = 0;
    const leave = changes.subscribe(() => {
      calls += 1;
    });
    me.insert(quote('a', 'One'), start);
    // Created hidden, then shown.
    expect(calls).toBe(2);
    leave();
    me.set('a', 'text', 'Two');
    expect(calls).toBe(2);
  });
});
