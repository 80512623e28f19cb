import {
  append,
  DeafChannel,
  logProcess,
  newDivision,
  note,
} from '../event-log/testing/wake-up.testing.js';
import { until } from '../testing/until.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import { type Client, cursorIn, textsIn, received } from './live-client.testing.js';
import { liveServer, upTo, useLive } from './live.testing.js';
import { maxReplay } from './live-hub.js';

describe('the live connection', () => {
  const { client, own, other, database } = useLive();

  describe('sends events', () => {
    it('of a topic, with their positions in the log', async () => {
      const screen = await client();
      const division = newDivision();
      const topic = `notes:${division}`;
      expect(await screen.watch({ topic })).toEqual({
        ok: true,
        cursor: encodeCursor(new Map([[division, 0]])),
      });
      await own().take(division, 'first');
      await received(screen, 1);
      expect(screen.events).toEqual([
        {
          topic,
          cursor: encodeCursor(new Map([[division, 1]])),
          division,
          position: 1,
          name: 'note.taken',
          data: { text: 'first' },
        },
      ]);
    });

    it('RTM-016 committed by another process', async () => {
      const screen = await client();
      const division = newDivision();
      await screen.watch({ topic: `notes:${division}` });
      await other().take(division, ...upTo(50));
      await received(screen, 50);
      expect(textsIn(screen.events)).toEqual(upTo(50));
    });

    it('except those of other divisions, of other types, or left out by the topic', async () => {
      const screen = await client();
      const division = newDivision();
      await screen.watch({ topic: `notes:${division}` });
      await own().take(newDivision(), 'elsewhere');
      await append(own().log, division, [
        note('NoteStruck', 'struck'),
        note('NoteTaken', 'secret'),
        note('NoteTaken', 'open'),
      ]);
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['open']);
    });

    it('RTM-011 of all divisions at once, to clients that may see them', async () => {
      const screen = await client({ cookie: 'staff' });
      await screen.watch({ topic: 'notes' });
      const [left, right] = [newDivision(), newDivision()];
      await own().take(left, 'left');
      await other().take(right, 'right');
      await received(screen, 2);
      expect(screen.events.map(({ division }) => division)).toEqual([left, right]);
      expect(screen.events[0]?.data).toEqual({ text: 'left', for: 'staff:3' });
    });

    it('until the screen leaves the topic', async () => {
      const screen = await client();
      const [division, still] = [newDivision(), newDivision()];
      await screen.watch({ topic: `notes:${division}` });
      await screen.watch({ topic: `notes:${still}` });
      screen.socket.emit('unwatch', { topic: `notes:${division}` });
      screen.socket.emit('unwatch', null);
      await screen.watch({ topic: 'nothing' });
      await own().take(division, 'unwatched');
      await own().take(still, 'watched');
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['watched']);
    });
  });

  describe('brings a screen up to date', () => {
    it('with all events since its cursor, once', async () => {
      const division = newDivision();
      await own().take(division, ...upTo(5));
      const screen = await client();
      const cursor = encodeCursor(new Map([[division, 2]]));
      const watched = await screen.watch({ topic: `notes:${division}`, cursor });
      expect(decodeCursor(cursorIn(watched))).toEqual(new Map([[division, 5]]));
      await own().take(division, '6');
      await received(screen, 4);
      expect(textsIn(screen.events)).toEqual(['3', '4', '5', '6']);
    });

    it('during concurrent writes, without gaps, repetitions or cursors that run ahead', async () => {
      const division = newDivision();
      const writing = Promise.all(
        Array.from({ length: 40 }, (_, round) =>
          (round % 2 === 0 ? own() : other()).take(division, 'a', 'b', 'c'),
        ),
      );
      const screens: Client[] = [];
      for (let joined = 0; joined < 8; joined += 1) {
        const screen = await client();
        const cursor = encodeCursor(new Map());
        await screen.watch({ topic: `notes:${division}`, cursor });
        screens.push(screen);
      }
      await writing;
      for (const screen of screens) {
        await received(screen, 120);
        expect(screen.events.map(({ position }) => position)).toEqual(upTo(120).map(Number));
        for (const { cursor, position } of screen.events)
          expect(decodeCursor(cursor)?.get(division)).toBeLessThanOrEqual(position);
      }
    });

    it('from a cursor that is ahead of this process', async () => {
      const deaf = await logProcess(database().url);
      const lagging = await liveServer(deaf, new DeafChannel());
      const division = newDivision();
      await other().take(division, 'one', 'two');
      const screen = await client({}, lagging.port);
      const cursor = encodeCursor(new Map([[division, 2]]));
      const watched = await screen.watch({ topic: `notes:${division}`, cursor });
      expect(cursorIn(watched)).toBe(cursor);
      await other().take(division, 'three');
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['three']);
      await lagging.close();
      await deaf.close();
    });

    it('in all divisions, from the beginning of those missing in the cursor', async () => {
      const [existing, added] = [newDivision(), newDivision()];
      await own().take(existing, 'old');
      const heads = new Map(await own().log.heads());
      await own().take(existing, 'new');
      await own().take(added, 'first');
      const screen = await client({ cookie: 'staff' });
      const watched = await screen.watch({ topic: 'notes', cursor: encodeCursor(heads) });
      await received(screen, 2);
      expect(textsIn(screen.events).toSorted()).toEqual(['first', 'new']);
      expect(decodeCursor(cursorIn(watched))).toEqual(await own().log.heads());
    });

    it('again on the same topic, from the new cursor', async () => {
      const division = newDivision();
      await own().take(division, 'one', 'two');
      const screen = await client();
      const topic = `notes:${division}`;
      await screen.watch({ topic, cursor: encodeCursor(new Map([[division, 1]])) });
      await screen.watch({ topic, cursor: encodeCursor(new Map([[division, 1]])) });
      await own().take(division, 'three');
      await received(screen, 3);
      expect(textsIn(screen.events)).toEqual(['two', 'two', 'three']);
    });

    it('with a reset after too many events', async () => {
      const division = newDivision();
      const topic = `notes:${division}`;
      await own().take(division, ...upTo(maxReplay));
      const near = await client();
      await near.watch({ topic, cursor: encodeCursor(new Map()) });
      await received(near, maxReplay);
      expect(near.resets).toEqual([]);
      await own().take(division, 'one too many');
      const far = await client();
      const watched = await far.watch({ topic, cursor: encodeCursor(new Map()) });
      expect(far.resets).toEqual([{ topic, cursor: cursorIn(watched) }]);
      expect(decodeCursor(cursorIn(watched))).toEqual(new Map([[division, maxReplay + 1]]));
      await own().take(division, 'next');
      await received(far, 1);
      expect(textsIn(far.events)).toEqual(['next']);
    });

    it('with a reset after an event that the process cannot read', async () => {
      const division = newDivision();
      const topic = `notes:${division}`;
      const newer = await logProcess(database().url, {
        eventTypes: { NoteSung: { schemaVersion: 1 } },
      });
      await own().take(division, 'one');
      const screen = await client();
      await screen.watch({ topic });
      await append(newer.log, division, [{ type: 'NoteSung' }]);
      await until(() => screen.resets.length > 0);
      // After the skipped event, later ones are sent.
      expect(screen.resets).toEqual([{ topic, cursor: encodeCursor(new Map([[division, 2]])) }]);
      await own().take(division, 'three');
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['three']);
      await newer.close();
    });

    it('with a reset if its cursor is from another database', async () => {
      const division = newDivision();
      const topic = `notes:${division}`;
      await own().take(division, 'one');
      const screen = await client();
      const cursor = encodeCursor(new Map([[division, 7]]));
      const watched = await screen.watch({ topic, cursor });
      expect(screen.resets).toEqual([{ topic, cursor: cursorIn(watched) }]);
      await own().take(division, 'two');
      await received(screen, 1);
      expect(textsIn(screen.events)).toEqual(['two']);
    });

    it('with an error if the log cannot be read, and sends nothing then', async () => {
      const division = newDivision();
      const newer = await logProcess(database().url, {
        eventTypes: { NoteTaken: { schemaVersion: 1 }, NoteSung: { schemaVersion: 1 } },
      });
      await newer.take(division, 'one');
      await append(newer.log, division, [{ type: 'NoteSung' }]);
      const late = await logProcess(database().url);
      const starting = await liveServer(late, new DeafChannel());
      const screen = await client({}, starting.port);
      const topic = `notes:${division}`;
      expect(await screen.watch({ topic, cursor: encodeCursor(new Map()) })).toEqual({
        error: 'unavailable',
      });
      await late.take(division, 'two');
      expect(await screen.watch({ topic: 'broken' })).toEqual({ error: 'unavailable' });
      expect(screen.events).toEqual([]);
      await starting.close();
      for (const process of [late, newer]) await process.close();
    });
  });
});
