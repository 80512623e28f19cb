import { Presence, type PresenceEntry } from './presence.js';

const member = (subject: string) => ({
  identity: { subject, name: subject.toUpperCase(), colour: '#123456' },
});
const entry = (client: number, clock: number, state: unknown = { at: clock }): PresenceEntry => ({
  client,
  clock,
  state: JSON.stringify(state),
});

describe('presence on a page', () => {
  const [ada, bob] = [member('ada'), member('bob')];
  let presence: Presence<typeof ada>;
  beforeEach(() => {
    presence = new Presence(() => undefined);
    presence.take(ada, [entry(1, 1)]);
    presence.takeChanges();
  });

  const changes = () =>
    presence
      .takeChanges()
      .all.map(({ client, clock, state }): unknown => [client, clock, JSON.parse(state)]);
  const of = (name: string, at: number) => ({
    at,
    user: { id: name.toLowerCase(), name, color: '#123456' },
  });

  it('is published under the name and colour of the ticket, latest entry first', () => {
    const user = { name: 'The Queen', color: 'red', mood: 'good' };
    presence.take(ada, [entry(1, 2, { user }), entry(1, 3, { at: 3, user })]);
    expect(changes()).toStrictEqual([
      [1, 3, { at: 3, user: { ...of('ADA', 3).user, mood: 'good' } }],
    ]);
  });

  it('is published with the avatar of the ticket only', () => {
    const avatar = '/omnis/v3/avatars/7/';
    const cy = { identity: { ...member('cy').identity, avatar } };
    const user = { avatar: 'https://elsewhere.example/me.png' };
    presence.take(cy, [entry(2, 1, { at: 1, user })]);
    presence.take(ada, [entry(1, 2, { at: 2, user })]);
    const pictured = { at: 1, user: { ...of('CY', 1).user, avatar } };
    expect(changes()).toStrictEqual([
      [2, 1, pictured],
      [1, 2, of('ADA', 2)],
    ]);
  });

  it('ignores entries that other clients repeat', () => {
    presence.take(bob, [entry(2, 1)]);
    presence.take(bob, [entry(1, 9), entry(2, 2)]);
    expect(changes()).toStrictEqual([[2, 2, of('BOB', 2)]]);
    const eve = member('eve');
    presence.take(eve, [entry(1, 10)]);
    presence.take(eve, [entry(1, 11)]);
    expect(changes()).toStrictEqual([]);
    expect(presence.subjectOf(1)).toBe('ada');
  });

  it('is not taken over by another window of the same person that only repeats entries', () => {
    const [before] = presence.all();
    const canvas = member('ada');
    presence.take(canvas, presence.all());
    presence.take(ada, [entry(1, 2)]);
    presence.take(canvas, before === undefined ? [] : [before]);
    presence.leave(canvas);
    expect(changes()).toStrictEqual([[1, 2, of('ADA', 2)]]);
    expect(presence.subjectOf(1)).toBe('ada');
  });

  it('ignores entries that are outdated, too long or invalid', () => {
    presence.take(ada, [entry(1, 1, { at: 'before' })]);
    presence.take(ada, [entry(1, 2, 'x'.repeat(9_000))]);
    presence.take(ada, [{ client: 1, clock: 3, state: '{' }]);
    presence.take(ada, [entry(1, 4, [1])]);
    expect(changes()).toStrictEqual([]);
  });

  it('ends when a member leaves, and starts again when they return', () => {
    presence.leave(ada);
    expect(changes()).toStrictEqual([[1, 1, null]]);
    expect(presence.all()).toStrictEqual([]);
    presence.take(ada, [entry(1, 1)]);
    expect(changes()).toStrictEqual([[1, 1, of('ADA', 1)]]);
  });

  it('moves to a new connection of the same person before the old one is known to be lost', () => {
    const again = member('ada');
    presence.take(again, [entry(1, 1)]);
    presence.leave(ada);
    expect(changes()).toStrictEqual([[1, 1, of('ADA', 1)]]);
    expect(presence.local()).toHaveLength(1);
    expect(presence.subjectOf(1)).toBe('ada');
  });

  describe('from another process', () => {
    const there = (clock: number, subject = 'bob') => ({ ...entry(7, clock), subject });

    it('is published like local presence, and ends with its process', () => {
      presence.receive('other', [there(1)]);
      expect(changes()).toStrictEqual([[7, 1, { at: 1 }]]);
      expect([presence.subjectOf(7), presence.local().length]).toStrictEqual(['bob', 1]);
      presence.receive('other', [there(1), { ...entry(9, 1, null), subject: 'eve' }]);
      expect(changes()).toStrictEqual([]);
      presence.forget('other');
      expect(changes()).toStrictEqual([[7, 1, null]]);
    });

    it('cannot replace the entry of another person or of a local member', () => {
      presence.receive('other', [
        { ...entry(1, 9), subject: 'eve' },
        { ...entry(1, 1, null), subject: 'eve' },
      ]);
      presence.take(bob, [entry(7, 2)]);
      presence.receive('other', [there(1)]);
      expect(changes()).toStrictEqual([[7, 2, of('BOB', 2)]]);
      expect(presence.local().map(({ client }) => client)).toStrictEqual([1, 7]);
      const eve = member('eve');
      presence.receive('other', [{ ...entry(8, 1), subject: 'ada' }]);
      presence.take(eve, [entry(8, 5)]);
      expect(presence.subjectOf(8)).toBe('ada');
    });

    it('moves to this process and back with the connection', () => {
      presence.receive('other', [there(1)]);
      presence.take(bob, [entry(7, 2)]);
      expect(presence.local().map(({ client }) => client)).toStrictEqual([1, 7]);
      presence.receive('other', [there(3)]);
      presence.leave(bob);
      expect(changes()).toStrictEqual([[7, 3, { at: 3 }]]);
    });
  });
});
