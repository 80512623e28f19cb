import * as Y from 'yjs';

import type { StoredCopy } from './edit-store.js';
import { UnsentEdits } from './unsent-edits.js';
import type { PageSession } from '../../connect/sdk/page-session.js';
import { Editing } from '../../connect/sdk/editing.js';

type State = ReturnType<ConstructorParameters<typeof UnsentEdits>[0]['session']['current']>;

const live: State = { phase: 'live', isLoaded: true, isSaved: false, isUndone: false, scopes: [] };

/** A device whose records stay in memory. */
function device() {
  const records = new Map<string, { room: string; nth: number; update: Uint8Array }[]>();
  const add = (copy: string, room: string, nth: number, update: Uint8Array): Promise<void> => {
    records.set(copy, [...(records.get(copy) ?? []), { room, nth, update }]);
    return Promise.resolve();
  };
  return {
    records,
    store: {
      add,
      setBase: (copy: string, room: string, base: Uint8Array) => add(copy, room, 0, base),
      remove: (copy: string) => Promise.resolve(void records.delete(copy)),
      copies: (): Promise<readonly StoredCopy[]> =>
        Promise.resolve(
          [...records].map(([copy, all]) => ({
            copy,
            room: all[0]?.room ?? '',
            base: all.find(({ nth }) => nth === 0)?.update,
            updates: all.filter(({ nth }) => nth > 0).map(({ update }) => update),
          })),
        ),
    },
  };
}

/** An open page whose connection state the spec sets. */
function opened({ store }: ReturnType<typeof device>, scopes: State['scopes'] = ['page:write']) {
  const doc = new Y.Doc();
  const listeners = new Set<() => void>();
  let state: State = { ...live, scopes, isSaved: true };
  const become = (change: Partial<State>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  doc.on('update', () => become({ isSaved: false }));
  // Only its identity matters, as the origin of the server's updates.
  const provider = {} as PageSession['provider'];
  const session = {
    ...{ doc, provider, current: () => state, storedDoc: () => new Y.Doc() },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenLoaded: () => Promise.resolve(),
  };
  const unsent = new UnsentEdits({ session, store, room: 'page.a.1' });
  return { doc, become, unsent, editing: new Editing(session) };
}

const titleOf = (doc: Y.Doc) => doc.getMap('page').get('url');

describe('unsent edits', () => {
  it('stay on the device until the server has acknowledged them', () => {
    const held = device();
    const { doc, become } = opened(held);
    doc.getMap('page').set('url', '/mine/');
    expect(held.records.get(doc.guid)).toHaveLength(1);
    become({ phase: 'offline' });
    expect(held.records.get(doc.guid)?.map(({ nth }) => nth)).toStrictEqual([1, 0]);
    become({ phase: 'live', isSaved: true });
    expect(held.records.size).toBe(0);
  });

  it('are sent by the next session, and removed once that has saved them', async () => {
    const held = device();
    opened(held).doc.getMap('page').set('url', '/mine/');
    const { doc, become, unsent, editing } = opened(held);
    expect(await unsent.restore(editing)).toStrictEqual({ left: [] });
    expect(titleOf(doc)).toBe('/mine/');
    expect(held.records.size).toBe(2);
    become({ isSaved: true });
    expect(held.records.size).toBe(0);
  });

  it('are removed without notice if the server had them', async () => {
    const held = device();
    const before = opened(held);
    before.doc.getMap('page').set('url', '/mine/');
    const { doc, become, unsent, editing } = opened(held);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(before.doc));
    become({ isSaved: true });
    expect(await unsent.restore(editing)).toBeUndefined();
    expect(held.records.size).toBe(0);
  });

  it('wait on the device for a person who may not edit now', async () => {
    const held = device();
    opened(held).doc.getMap('page').set('url', '/mine/');
    const { doc, unsent, editing } = opened(held, ['page:read']);
    expect(await unsent.restore(editing)).toBeUndefined();
    expect(titleOf(doc)).toBeUndefined();
    expect(held.records.size).toBe(1);
  });

  it('are removed when the server has refused them', () => {
    const held = device();
    const { doc, become } = opened(held);
    doc.getMap('page').set('url', '/mine/');
    become({ phase: 'ended', code: 4409 });
    expect(held.records.size).toBe(0);
  });
});
