import { Counter, type Registry } from 'prom-client';

import { killCount } from '../watchdog/killed-processes.js';

/** Counts the processes that the watchdog has killed, over all processes that use the data folder. */
export function measureWatchdog(dataDir: string, registry: Registry): void {
  new Counter({
    name: 'selvedge_watchdog_kills_total',
    help: 'Processes that were killed and replaced because their event loop was blocked.',
    // Every process reads the same file.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      this.inc(await killCount(dataDir));
    },
  });
}
