import 'reflect-metadata';

import path from 'node:path';

import { environment } from '../../../platform/config/environment.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { onParentExit } from '../../../platform/processes/parent-exit.js';
import { ChargeJournal } from './charge-journal.js';
import { sandboxSecret } from './protocol.js';
import { SandboxProvider } from './sandbox-provider.js';
import { sandboxServer } from './sandbox-server.js';

/*
 * The sandbox payment provider: a process of its own, as a real provider is, with its own records.
 * Its parent hears `ready`; when the parent goes, it goes too.
 */
const config = readConfig(environment());
const journal = await ChargeJournal.open(path.join(config.DATA_DIR, 'sandbox-payments'));
const server = sandboxServer(new SandboxProvider(journal), sandboxSecret(config), () =>
  process.kill(process.pid, 'SIGKILL'),
);

server.listen(config.SANDBOX_PAYMENTS_PORT, config.HOST, () => process.send?.('ready'));
onParentExit(stop);
process.once('SIGTERM', stop);

/** Finishes what is being answered, and ends. */
function stop(): void {
  server.close(() => void journal.close().then(() => process.exit(0)));
  server.closeIdleConnections();
}
