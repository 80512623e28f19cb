import 'reflect-metadata';

import path from 'node:path';

import { environment } from '../../../platform/config/environment.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { onParentExit } from '../../../platform/processes/parent-exit.js';
import { CardTokens } from './card-tokens.js';
import { ChargeJournal } from './charge-journal.js';
import { sandboxSecret, webhookSecret } from './protocol.js';
import { SandboxProvider } from './sandbox-provider.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { sandboxServer } from './sandbox-server.js';
import { SandboxSite } from './sandbox-site.js';
import { WebhookSender } from './webhook-sender.js';

/*
 * The sandbox payment provider: a separate process with its own records, like a real provider. It
 * sends `ready` to its parent and ends with it.
 */
const config = readConfig(environment());
const journal = await ChargeJournal.open(path.join(config.DATA_DIR, 'sandbox-payments'));
const tokens = new CardTokens();
const webhooks = new WebhookSender(config.SANDBOX_WEBHOOK_URL, webhookSecret(config));
const provider = new SandboxProvider(journal, tokens, webhooks);
const refunds = new SandboxRefunds(journal, webhooks);
const site = new SandboxSite(provider, tokens);
const server = sandboxServer({ provider, refunds, site }, sandboxSecret(config), () =>
  process.kill(process.pid, 'SIGKILL'),
);

server.listen(config.SANDBOX_PAYMENTS_PORT, config.HOST, () => process.send?.('ready'));
onParentExit(stop);
process.once('SIGTERM', stop);

/** Finishes open answers, then ends. */
function stop(): void {
  server.close(() => void journal.close().then(() => process.exit(0)));
  server.closeIdleConnections();
}
