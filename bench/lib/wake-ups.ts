import { dataSourceOptions } from '../../server/src/platform/database/data-source.js';
import { ServerDataSource } from '../../server/src/platform/database/server-data-source.js';
import type { EventLog } from '../../server/src/platform/event-log/event-log.js';
import { EventLogRuntime } from '../../server/src/platform/event-log/event-log-runtime.js';
import { FanOut } from '../../server/src/platform/event-log/subscriptions/fan-out.js';
import { EventLogRegistry } from '../../server/src/platform/event-log/model/registry.js';
import {
  contextIn,
  counted,
  specDataKey,
  tallyFeature,
  TallyRow,
} from '../../server/src/platform/event-log/testing/tally.testing.js';
import { PostgresWakeUpChannel } from '../../server/src/platform/event-log/subscriptions/wake-up-postgres.js';
import { WakeUp } from '../../server/src/platform/event-log/subscriptions/wake-up.js';
import { percentiles, printTable } from './measure.js';

const wakeUps = 500;
const wakeUpDivision = 5_001;

/** Prints the delay until another process of the product is notified of a commit. */
export async function wakeUp(url: string): Promise<void> {
  const [writer, reader] = [await processOn(url), await processOn(url)];
  const fromAppend: number[] = [];
  const fromCommit: number[] = [];
  let onReceived = (): void => undefined;
  reader.fanOut.listen(() => {
    onReceived();
  });
  for (let version = 0; version < wakeUps; version += 1) {
    const received = new Promise<void>((resolve) => {
      onReceived = resolve;
    });
    const streams = [{ stream: 'tally-w', expectedVersion: version, events: [counted('w')] }];
    const before = performance.now();
    await writer.log.append({ context: contextIn(wakeUpDivision), streams });
    const committed = performance.now();
    await received;
    const receivedAt = performance.now();
    fromAppend.push(receivedAt - before);
    fromCommit.push(receivedAt - committed);
  }
  await reader.close();
  await writer.close();
  printTable('Delay until a subscriber in another process is notified', [
    ['from', 'p50 ms', 'p99 ms'],
    latencyRow('append', fromAppend),
    latencyRow('commit', fromCommit),
  ]);
}

function latencyRow(from: string, latencies: readonly number[]): readonly string[] {
  const { p50Ms, p99Ms } = percentiles(latencies);
  return [from, p50Ms.toFixed(2), p99Ms.toFixed(2)];
}

async function processOn(url: string): Promise<Process> {
  const dataSource = await new ServerDataSource(dataSourceOptions(url, [TallyRow])).initialize();
  const registry = new EventLogRegistry();
  registry.register(tallyFeature);
  const { log } = new EventLogRuntime(dataSource, registry, specDataKey);
  const wakeUp = new WakeUp(log, new PostgresWakeUpChannel(url));
  const fanOut = new FanOut(log, registry, wakeUp);
  await fanOut.start();
  const close = async (): Promise<void> => {
    await fanOut.stop();
    await wakeUp.stop();
    await dataSource.destroy();
  };
  return { log, fanOut, close };
}

interface Process {
  readonly log: EventLog;
  readonly fanOut: FanOut;
  readonly close: () => Promise<void>;
}
