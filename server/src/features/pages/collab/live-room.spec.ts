import { jest } from '@jest/globals';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';

import { LiveRoom, system } from './live-room.js';
import type { StoredEdit } from './page-docs.queries.js';
import { Author, type Member } from './member-state.js';

/** Member that applies what it receives, as a client does. */
class Guest implements Member {
  readonly doc = new Y.Doc();
  readonly identity;
  readonly author;
  readonly writable = 'all';
  readonly acknowledged: number[] = [];
  /** Updates undone as invalid, by acknowledgement. */
  readonly undone: number[] = [];
  code: number | undefined;

  constructor(
    readonly room: LiveRoom,
    subject: string,
    readonly wantsAcknowledgement = false,
  ) {
    this.identity = { subject, name: subject, colour: '#000' };
    this.author = new Author(subject, 'spec');
    room.join(this);
    room.answer(this, Y.encodeStateVector(this.doc));
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this) room.receive(this, update);
    });
  }

  send(frame: Uint8Array): void {
    const decoder = decoding.createDecoder(frame);
    const kind = decoding.readVarUint(decoder);
    if (kind === 100) {
      decoding.readVarUint8Array(decoder);
      this.acknowledged.push(decoding.readVarUint(decoder));
      this.undone.push(decoding.readVarUint(decoder));
    }
    if (kind !== 0 || decoding.readVarUint(decoder) === 0) return;
    Y.applyUpdate(this.doc, decoding.readVarUint8Array(decoder), this);
  }

  end(code: number): void {
    this.code ??= code;
    this.room.leave(this);
  }

  get title(): unknown {
    return this.doc.getMap('props').toJSON()['title'];
  }

  say(title: string): void {
    this.doc.getMap('props').set('title', title);
  }
}

/** Rows of one document, opened by several processes. */
function stored() {
  const first = new Y.Doc();
  first.getMap('meta').set('epoch', 1);
  first.getMap('props').set('title', 'Questions');
  const rows: StoredEdit[] = [{ data: Y.encodeStateAsUpdate(first), actor: '', session: '' }];
  const table = { epoch: 1, isAway: false };
  /** Number of edits in each write. */
  const groups: number[] = [];
  const after = (seq: number) => ({
    epoch: table.epoch,
    head: rows.length,
    updates: rows.slice(seq).map(({ data }) => data),
  });
  const clock = { now: 1_000_000 };
  const room = (): LiveRoom => {
    const opened = new LiveRoom(after(0), {
      store: (edits) => {
        if (table.isAway) return Promise.reject(new Error('The database is away.'));
        if (table.epoch !== opened.epoch) return Promise.resolve(undefined);
        rows.push(...edits);
        groups.push(edits.length);
        return Promise.resolve(rows.length);
      },
      news: (seq) => Promise.resolve(after(seq)),
      onStored: () => undefined,
      onReplaced: () => opened.destroy(),
      now: () => clock.now,
      relay: { process: 'this', send: () => undefined, now: () => clock.now },
    });
    return opened;
  };
  return { room, rows, groups, table, clock };
}

describe('live page', () => {
  afterEach(() => jest.useRealTimers());

  it('broadcasts an edit at once, and acknowledges it when it is stored', async () => {
    const { room, rows, table } = stored();
    const open = room();
    const [one, other] = [new Guest(open, 'customer:1', true), new Guest(open, 'customer:2')];
    table.isAway = true;
    one.say('Answers');
    expect(other.title).toBe('Answers');
    await expect(open.settled()).rejects.toThrow('away');
    expect([rows.length, one.acknowledged]).toStrictEqual([1, [0]]);
    table.isAway = false;
    one.doc.getMap('props').delete('title');
    await open.settled();
    expect(one.acknowledged.at(-1)).toBe(2);
    expect(rows.slice(1).map(({ actor }) => actor)).toStrictEqual(['customer:1', 'customer:1']);
    open.destroy();
  });

  it('stores the edits of a moment together, and at once if a caller waits', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const nextTick = () => new Promise(setImmediate);
    const { room, groups } = stored();
    const open = room();
    const one = new Guest(open, 'customer:1', true);
    one.say('Answers');
    await nextTick();
    one.say('Questions');
    await nextTick();
    expect([groups, one.acknowledged]).toStrictEqual([[], [0]]);
    await jest.advanceTimersByTimeAsync(5);
    expect([groups, one.acknowledged]).toStrictEqual([[2], [0, 2]]);
    one.say('Answers');
    await open.settled();
    expect(groups).toStrictEqual([2, 1]);
    open.destroy();
  });

  it('tells the author how many of their updates were undone', async () => {
    const { room } = stored();
    const open = room();
    const one = new Guest(open, 'customer:1', true);
    one.say('Answers');
    await open.settled();
    one.doc.getMap('meta').set('epoch', 2);
    await open.settled();
    one.say('Questions');
    await open.settled();
    expect([one.acknowledged, one.undone]).toStrictEqual([
      [0, 1, 2, 3],
      [0, 0, 1, 1],
    ]);
    open.destroy();
  });

  it('never shows an undone change to other members', () => {
    const { room } = stored();
    const open = room();
    const [one, other] = [new Guest(open, 'customer:1'), new Guest(open, 'customer:2')];
    const seen: unknown[] = [];
    other.doc.getMap('meta').observe(({ target }) => seen.push(target.toJSON()));
    one.doc.getMap('meta').set('epoch', 2);
    expect(seen.filter((meta) => JSON.stringify(meta) !== '{"epoch":1}')).toStrictEqual([]);
    expect(one.doc.getMap('meta').toJSON()).toStrictEqual({ epoch: 1 });
    one.doc.getMap('meta').set('epoch', 2);
    expect([one.code, other.code]).toStrictEqual([closeCodes.contentRefused, undefined]);
    open.destroy();
  });

  it('is one document across several processes', async () => {
    const { room } = stored();
    const [here, there] = [room(), room()];
    const [one, other] = [new Guest(here, 'customer:1'), new Guest(there, 'customer:2')];
    one.say('Answers');
    other.doc.getMap('props').set('description', 'Theirs');
    await Promise.all([here.settled(), there.settled()]);
    await Promise.all([here.catchUp(), there.catchUp()]);
    for (const { doc } of [one, other])
      expect(doc.getMap('props').toJSON()).toStrictEqual({
        title: 'Answers',
        description: 'Theirs',
      });
    for (const open of [here, there]) open.destroy();
  });

  it('waits for edits of another process, and gives up on edits that never arrive', async () => {
    const { room, clock } = stored();
    const [here, there] = [room(), room()];
    const [one, other] = [new Guest(here, 'customer:1'), new Guest(there, 'customer:2')];
    const updates: Uint8Array[] = [];
    one.doc.on('update', (update: Uint8Array) => updates.push(update));
    one.say('One');
    one.say('Two');
    there.receive(other, updates[1] ?? new Uint8Array());
    await here.settled();
    await there.catchUp();
    expect(other.title).toBe('Two');
    const lost = new Y.Doc();
    lost.getMap('props').set('title', 'Lost');
    const vector = Y.encodeStateVector(lost);
    lost.getMap('props').set('title', 'Late');
    there.receive(other, Y.encodeStateAsUpdate(lost, vector));
    clock.now += 5_001;
    there.tidy();
    expect([other.title, other.code]).toStrictEqual(['Two', closeCodes.malformed]);
    for (const open of [here, there]) open.destroy();
  });

  it('ends for all members when the document is rebuilt', async () => {
    const { room, table } = stored();
    const open = room();
    const guest = new Guest(open, 'customer:1', true);
    table.epoch = 2;
    guest.say('Too late');
    await expect(open.settled()).rejects.toThrow('rebuilt');
    expect([guest.code, guest.acknowledged]).toStrictEqual([closeCodes.oldEpoch, [0]]);
  });

  it("records when people edited it, ignoring the server's own edits", async () => {
    const { room, clock } = stored();
    const open = room();
    await open.transact(system, (doc) => doc.getMap('props').set('title', 'Mine'));
    expect(open.edited).toBeUndefined();
    const guest = new Guest(open, 'customer:1');
    guest.say('One');
    clock.now += 7;
    guest.say('Two');
    expect(open.edited).toStrictEqual({ firstMs: 1_000_000, lastMs: 1_000_007 });
    await open.settled();
    open.destroy();
  });
});
