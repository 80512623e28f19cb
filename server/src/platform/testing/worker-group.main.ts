import 'reflect-metadata';

import cluster from 'node:cluster';

import { WorkerGroup } from '../processes/worker-group.js';

/*
 * Runs two processes of the program given as its only argument, as a primary does: SIGHUP replaces
 * them, SIGTERM ends them. Prints the group's messages as lines of JSON.
 */

cluster.setupPrimary({ exec: process.argv[2] ?? '', args: [] });
const group = new WorkerGroup(2, (_level, message, facts) => {
  process.stdout.write(`${JSON.stringify({ message, ...facts })}\n`);
});
process.on('SIGHUP', () => {
  group.rollOver();
});
process.once('SIGTERM', () => {
  group.stop();
});
process.exitCode = await group.run(() => undefined);
process.disconnect();
