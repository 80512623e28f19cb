import inspector from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';

import { beatEveryMs } from '../watchdog/heartbeat.js';
import { startWatchdog } from '../watchdog/watchdog.js';

/*
 * Watched process with a limit of one second that blocks its event loop. `serving` blocks forever
 * and outside JavaScript. `starting` and `debugged` block for three seconds, then print that the
 * process survived.
 */

const limitMs = 1_000;
const [, , how, dataDir = ''] = process.argv;

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, ms);
}

const hasStarted = startWatchdog({ limitMs, dataDir, logFormat: 'json' });
if (how !== 'starting') hasStarted();
if (how === 'debugged') inspector.open(0);
// Gives the watchdog time to start and detect the debugger.
await wait(3 * beatEveryMs);
block(how === 'serving' ? Infinity : 3 * limitMs);
process.stdout.write('survived');
process.exit();
