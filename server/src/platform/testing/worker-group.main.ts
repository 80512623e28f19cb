import 'reflect-metadata';

import cluster from 'node:cluster';

import { WorkerGroup } from '../processes/worker-group.js';

/*
 * Two processes of the program that is its only argument, as a primary has them: SIGHUP replaces them,
 * SIGTERM ends them. What the group says is written as a line of JSON each.
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
