import { setTimeout as wait } from 'node:timers/promises';

import type { Config } from '../platform/config/config.js';
import { environment, type Environment } from '../platform/config/environment.js';
import { ConfigRefused } from '../platform/config/read-config.js';

/** Grace period for a provider that is started at the same time. */
const startTimeoutMs = 15_000;
const pollIntervalMs = 200;
const answerWithinMs = 2_000;

/**
 * Checks a configured provider before the start: without it every single payment would fail. Throws
 * ConfigRefused if it does not answer or has another DATA_KEY.
 */
export async function checkGivenPayments(
  config: Pick<Config, 'PAYMENTS' | 'SANDBOX_PAYMENTS_URL' | 'DATA_KEY'>,
  env: Environment = environment(),
  timeoutMs = startTimeoutMs,
): Promise<void> {
  if (config.PAYMENTS !== 'sandbox' || !env['SANDBOX_PAYMENTS_URL']) return;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const status = await statusOf(config);
    if (status === 200) return;
    if (status === 401)
      throw new ConfigRefused(['SANDBOX_PAYMENTS_URL points to a provider with another DATA_KEY']);
    if (Date.now() > deadline) throw new ConfigRefused([unreachable]);
    await wait(pollIntervalMs);
  }
}

const unreachable =
  'SANDBOX_PAYMENTS_URL points to a payment provider that does not answer. Start it first, or remove the setting to have one started';

/** Undefined if there is no answer. */
async function statusOf({
  SANDBOX_PAYMENTS_URL,
  DATA_KEY,
}: Pick<Config, 'SANDBOX_PAYMENTS_URL' | 'DATA_KEY'>): Promise<number | undefined> {
  // Loaded on demand, because most starts do not need the payment provider's code.
  const { sandboxSecret, secretHeader } = await import('../features/payments/index.js');
  const question = new URL('/captures?reference=start', SANDBOX_PAYMENTS_URL);
  const headers = { [secretHeader]: sandboxSecret({ DATA_KEY }) };
  const signal = AbortSignal.timeout(answerWithinMs);
  return fetch(question, { headers, signal }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => undefined,
  );
}
