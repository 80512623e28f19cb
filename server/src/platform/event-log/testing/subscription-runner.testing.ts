import { Logger } from '@nestjs/common';

import { freshDatabase, type FreshDatabase } from '../../testing/database.js';
import { until } from '../../testing/until.js';
import type { Recorded } from '../model/projection.js';
import type { Reactor } from '../model/subscription.js';
import { FanOut } from '../subscriptions/fan-out.js';
import { WakeUp } from '../subscriptions/wake-up.js';
import { DeafChannel, logProcess, type LogProcess, type Note, textOf } from './wake-up.testing.js';
import { SubscriptionRunner } from '../subscriptions/subscription-runner.js';

export interface Worker extends LogProcess {
  readonly work: SubscriptionRunner;
}

/** Provides a database per test, and processes on it that end with the test. */
export function useWorkers() {
  let database: FreshDatabase;
  const closing: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await database.drop();
  });

  async function process(...features: Parameters<typeof logProcess>[1][]): Promise<LogProcess> {
    const opened = await logProcess(database.url, ...features);
    closing.push(() => opened.close());
    return opened;
  }

  async function works(opened: LogProcess): Promise<Worker> {
    const wakeUp = new WakeUp(opened.log, new DeafChannel());
    const fanOut = new FanOut(opened.log, opened.registry, wakeUp);
    const work = new SubscriptionRunner(opened.runtime, opened.registry, fanOut);
    await work.start();
    closing.push(async () => {
      await work.stop();
      await fanOut.stop();
      await wakeUp.stop();
    });
    return { ...opened, work };
  }

  async function worker(...reactors: readonly Reactor[]): Promise<Worker> {
    const opened = await process();
    opened.registry.register({ reactors });
    return works(opened);
  }

  return { process, works, worker };
}

/** Reactor that calls `react` for each of its events, and then records it. */
export function reactor(
  name: string,
  seen: string[],
  react: (recorded: Recorded) => Promise<void> | void = () => undefined,
): Reactor<Note> {
  return {
    name,
    on: {
      NoteTaken: async (recorded) => {
        await react(recorded);
        seen.push(textOf(recorded));
      },
    },
  };
}

export const upTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

export const lengthOf = (list: readonly unknown[], count: number): Promise<number> =>
  until(
    () => list.length,
    (length) => length >= count,
  );

/** Stored position of a subscriber; 0 if there is none. */
export async function checkpoint(
  { dataSource }: LogProcess,
  name: string,
  division: number,
): Promise<number> {
  const rows = await dataSource.query<readonly { readonly position: string }[]>(
    'SELECT position FROM es_checkpoint WHERE division_id = $1 AND subscriber = $2',
    [division, name],
  );
  return Number(rows[0]?.position ?? 0);
}

/** Resolves when a subscriber has reached a position. */
export const reached = (
  at: LogProcess,
  name: string,
  division: number,
  position: number,
): Promise<number> =>
  until(
    () => checkpoint(at, name, division),
    (found) => found === position,
  );
