import type { Config } from '../platform/config/config.js';
import { isFree } from '../platform/free-port.js';

/** Time limit of a health check; afterwards the server counts as silent. */
const healthTimeoutMs = 2_000;

/** Program that answers `GET /healthz` on the port, if any. */
export type Occupant = 'selvedge' | 'another program' | 'nobody';

/** Health URL of this machine's own server. */
export function healthUrl({ HOST, PORT }: Config): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`;
}

export async function occupantOf(config: Config): Promise<Occupant> {
  if (await isFree(config.PORT, config.HOST)) return 'nobody';
  return (await healthOf(config)) === 'no answer' ? 'another program' : 'selvedge';
}

/** API-059: whether the server works. */
export async function healthOf(config: Config): Promise<'up' | 'down' | 'no answer'> {
  try {
    const answer = await fetch(healthUrl(config), { signal: AbortSignal.timeout(healthTimeoutMs) });
    const report: unknown = await answer.json();
    if (typeof report !== 'object' || report === null || !('parts' in report)) return 'no answer';
    return answer.ok ? 'up' : 'down';
  } catch {
    return 'no answer';
  }
}
