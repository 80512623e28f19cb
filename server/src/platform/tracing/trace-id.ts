import { createHash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noTrace = '0'.repeat(32);

/**
 * Derives the trace id of a request and everything it causes from its correlation id. Every event,
 * job and log line already has that id, so nothing else needs to be passed along.
 */
export function traceIdOf(correlationId: string): string {
  const hex = correlationId.replaceAll('-', '').toLowerCase();
  if (uuid.test(correlationId) && hex !== noTrace) return hex;
  return createHash('sha256').update(correlationId).digest('hex').slice(0, noTrace.length);
}
