import type { IncomingHttpHeaders, Server } from 'node:http';

import { Logger, Module } from '@nestjs/common';
import { APP_PIPE, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { principal } from '@selvedge/shared/permissions/principals.testing';
import { can } from '@selvedge/shared/policies/policies';

import { logProcess, type LogProcess, type Note } from '../event-log/testing/wake-up.testing.js';
import { PostgresWakeUpChannel } from '../event-log/subscriptions/wake-up-postgres.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { WakeUp } from '../event-log/subscriptions/wake-up.js';
import type { WakeUpChannel } from '../event-log/subscriptions/wake-up-channel.js';
import { contractPipe } from '../http/validation.js';
import { LiveAdapter } from './live-adapter.js';
import { LiveAuthenticator, type LiveWatcher } from './live-authenticator.js';
import { connect, type Client, type Handshake } from './live-client.testing.js';
import { LiveGateway } from './live-gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveSessions } from './live-sessions.js';
import { type LiveTopic, LiveTopics } from './live-topics.js';

/** Identifies test users by their cookie; the host `nowhere` has no shop. */
export class People extends LiveAuthenticator {
  readonly watchers = new Map<string, LiveWatcher>();
  /** Makes every lookup fail. */
  areAway = false;

  authenticate({ host, cookie = '' }: IncomingHttpHeaders): Promise<LiveWatcher | undefined> {
    if (this.areAway) return Promise.reject(new Error('the database is away'));
    if (host?.startsWith('nowhere')) return Promise.resolve(undefined);
    return Promise.resolve(this.watchers.get(cookie) ?? visitor);
  }
}

export const visitor: LiveWatcher = {
  subject: null,
  principal: principal({ division: 12 }),
};

export const staff: LiveWatcher = {
  subject: 'staff:3',
  principal: principal({ kind: 'staff', context: 'atlas', division: 1, holds: ['orders-view'] }),
};

/** Notes of one division, public. Struck notes send nothing. */
const notesOfOne: LiveTopic<Note> = {
  pattern: 'notes:<division>',
  scope: ({ parameters }) => {
    const division = Number(parameters['division']);
    return Number.isInteger(division) ? { divisions: [division] } : { refused: 'unknown' };
  },
  on: {
    NoteTaken: (_topic, { event: { text } }) =>
      text === 'secret' ? undefined : { name: 'note.taken', data: { text } },
  },
};

/** Notes of all divisions, for staff. */
const notesOfAll: LiveTopic<Note> = {
  pattern: 'notes',
  scope: (_topic, { principal }) =>
    can(principal, 'orders.view-all') ? { divisions: 'all' } : { refused: 'forbidden' },
  on: {
    NoteTaken: (_topic, { event: { text } }, { subject }) => ({
      name: 'note.taken',
      data: { text, for: subject },
    }),
    NoteStruck: (_topic, { event: { text } }, { subject }) => ({
      name: 'note.struck',
      data: { text, for: subject },
    }),
  },
};

/** Topics by number and by uuid. */
const numbered: readonly LiveTopic[] = ['counted:<id>', 'paged:<uuid>'].map((pattern) => ({
  pattern,
  scope: () => ({ divisions: [1] }),
  on: {},
}));

/** Topic whose scope cannot be determined. */
const broken: LiveTopic = {
  pattern: 'broken',
  scope: () => Promise.reject(new Error('the database is away')),
  on: {},
};

/** Process that serves `/live/`, for clients to connect to. */
export interface LiveServer {
  readonly port: number;
  readonly http: Server;
  readonly people: People;
  readonly gateway: LiveGateway;
  readonly sessions: LiveSessions;
  close(): Promise<void>;
}

export async function liveServer(
  { log, registry }: LogProcess,
  channel: WakeUpChannel,
): Promise<LiveServer> {
  const wakeUp = new WakeUp(log, channel);
  const fanOut = new FanOut(log, registry, wakeUp);
  const people = new People();
  people.watchers.set('staff', staff);
  const topics = new LiveTopics();
  topics.register(notesOfOne);
  topics.register(notesOfAll);
  topics.register(broken);
  for (const topic of numbered) topics.register(topic);
  const app = await NestFactory.create<NestFastifyApplication>(
    {
      module: LiveOfSpec,
      providers: [
        LiveGateway,
        { provide: LiveAuthenticator, useValue: people },
        { provide: LiveTopics, useValue: topics },
        { provide: LiveHub, useValue: new LiveHub(log, fanOut) },
        { provide: WakeUp, useValue: wakeUp },
        { provide: APP_PIPE, useFactory: contractPipe },
      ],
    },
    new FastifyAdapter(),
    { logger: false, abortOnError: false },
  );
  app.useWebSocketAdapter(new LiveAdapter(app));
  await app.listen(0, '127.0.0.1');
  const http = app.getHttpServer();
  return {
    port: portOf(http),
    http,
    people,
    gateway: app.get(LiveGateway),
    sessions: new LiveSessions(wakeUp),
    close: async () => {
      await app.close();
      await fanOut.stop();
      await wakeUp.stop();
    },
  };
}

@Module({})
class LiveOfSpec {}

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Setup of the live specs: two processes on one database, and their clients. */
export function useLive() {
  const clients: Client[] = [];
  let running: Running | undefined;
  const now = (): Running => {
    if (!running) throw new Error('Only to be asked for inside of a test.');
    return running;
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    running = await runTwo();
  });

  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });

  afterAll(() => running?.close());

  return {
    /** Client of the first process, or of the one on `port`; closed after the test. */
    client: async (handshake: Handshake = {}, port = now().server.port): Promise<Client> => {
      const connected = await connect(port, handshake);
      clients.push(connected);
      return connected;
    },
    database: () => now().database,
    own: () => now().own,
    other: () => now().other,
    server: () => now().server,
    far: () => now().far,
  };
}

interface Running {
  readonly database: FreshDatabase;
  readonly own: LogProcess;
  readonly other: LogProcess;
  /** Serves the events of `own`. */
  readonly server: LiveServer;
  /** Serves the events of `other`. */
  readonly far: LiveServer;
  close(): Promise<void>;
}

async function runTwo(): Promise<Running> {
  const database = await freshDatabase();
  const [own, other] = [await logProcess(database.url), await logProcess(database.url)];
  const server = await liveServer(own, new PostgresWakeUpChannel(database.url));
  const far = await liveServer(other, new PostgresWakeUpChannel(database.url));
  const close = async (): Promise<void> => {
    await server.close();
    await far.close();
    await own.close();
    await other.close();
    await database.drop();
  };
  return { database, own, other, server, far, close };
}

export const upTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));
