import 'reflect-metadata';

import { once } from 'node:events';

import { dataSourceOptions } from '../database/data-source.js';
import { ServerDataSource } from '../database/server-data-source.js';
import type { EventLogRuntime } from '../event-log/event-log-runtime.js';
import type { TallyTask } from '../event-log/testing/tally-process.testing.js';
import {
  contextIn,
  eventLogOn,
  tallyDecider,
  tallyRequest,
  TallyRow,
} from '../event-log/testing/tally.testing.js';
import { commandFor } from '../event-log/commands/command-handler.js';

/*
 * Another server process for the event log specs: connects, reports it, waits for `go`, runs its
 * task and ends.
 */

const [databaseUrl = '', given = ''] = process.argv.slice(2);
// tally-process.testing.ts wrote it as one of these.
const task = JSON.parse(given) as TallyTask;

const dataSource = await new ServerDataSource(
  dataSourceOptions(databaseUrl, [TallyRow]),
).initialize();
const runtime = eventLogOn(dataSource);
// Ensures that it is connected and its code is loaded.
await runtime.log.head(task.division);
process.send?.('ready');
await once(process, 'message');
await (task.do === 'count' ? count(runtime, task) : countOnceAndDie(runtime, task));
await dataSource.destroy();
process.disconnect();

async function count(
  { commands }: EventLogRuntime,
  { division, tally, times }: Extract<TallyTask, { do: 'count' }>,
): Promise<void> {
  const counts = Array.from({ length: times }, () =>
    commands.handle(contextIn(division), tallyDecider, { type: 'Count', tally, by: 1 }),
  );
  await Promise.all(counts);
}

/** Ends as by `kill -9` after the append is committed, before the caller is answered. */
async function countOnceAndDie(
  { commands, log }: EventLogRuntime,
  { division, tally, key }: Extract<TallyTask, { do: 'count-once-and-die' }>,
): Promise<void> {
  log.subscribe(() => process.kill(process.pid, 'SIGKILL'));
  await commands.once(contextIn(division), tallyRequest(key), () => {
    const deciderCommands = [commandFor(tallyDecider, { type: 'Count', tally, by: 1 })];
    return Promise.resolve({ commands: deciderCommands, result: { by: 'killed' } });
  });
}
