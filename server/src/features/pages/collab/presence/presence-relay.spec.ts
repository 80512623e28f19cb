import { PresenceRelay, type PresenceMessage } from './presence-relay.js';
import { Presence } from './presence.js';
import { Author, type Member } from '../member-state.js';

const memberOf = (subject: string): Member => ({
  identity: { subject, name: subject, colour: '#123456' },
  author: new Author(subject, 'spec'),
  wantsAcknowledgement: false,
  writable: 'all',
  send: () => undefined,
  end: () => undefined,
});

/** Two processes that exchange messages unless one of them is dead. */
function processes() {
  const clock = { now: 1_000_000 };
  const dead = new Set<string>();
  const sent: PresenceMessage[] = [];
  const made = new Map<string, { presence: Presence<Member>; relay: PresenceRelay }>();
  for (const process of ['one', 'other']) {
    const presence = new Presence<Member>(() => undefined);
    const send = (message: PresenceMessage): void => {
      sent.push(message);
      for (const [name, { relay }] of made)
        if (name !== message.from && !dead.has(name) && !dead.has(message.from))
          relay.receive(message);
    };
    const relay = new PresenceRelay(presence, { process, send, now: () => clock.now });
    made.set(process, { presence, relay });
  }
  const enter = (process: string, subject: string, client: number): Member => {
    const at = made.get(process);
    const member = memberOf(subject);
    at?.relay.ask();
    at?.presence.take(member, [{ client, clock: 1, state: '{}' }]);
    at?.relay.publish(at.presence.takeChanges().local);
    return member;
  };
  const seenBy = (process: string) => {
    const presence = made.get(process)?.presence;
    presence?.takeChanges();
    return presence?.all().map(({ client }) => client);
  };
  return { clock, dead, sent, made, enter, seenBy };
}

describe('presence across processes', () => {
  it('is known to all processes, including earlier members', () => {
    const { enter, seenBy, made, sent } = processes();
    enter('one', 'ada', 1);
    // The first member has no one to inform, so it only sends a query.
    expect(sent.map(({ people }) => people.length)).toStrictEqual([0]);
    enter('other', 'bob', 2);
    expect([seenBy('one'), seenBy('other')]).toStrictEqual([
      [1, 2],
      [1, 2],
    ]);
    made.get('one')?.relay.end();
    expect(seenBy('other')).toStrictEqual([2]);
  });

  it('expires with a silent process, and recovers after lost messages', () => {
    const { enter, seenBy, made, dead, clock } = processes();
    enter('one', 'ada', 1);
    enter('other', 'bob', 2);
    dead.add('one');
    for (let seconds = 0; seconds <= 45; seconds += 15) {
      for (const { relay } of made.values()) relay.tidy();
      clock.now += 15_000;
    }
    expect([seenBy('one'), seenBy('other')]).toStrictEqual([[1], [2]]);
    dead.clear();
    for (const { relay } of made.values()) relay.tidy();
    expect([seenBy('one'), seenBy('other')]).toStrictEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});
