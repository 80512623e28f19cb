import { createHash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noTrace = '0'.repeat(32);

/**
 * The trace of a request and of all that follows from it: its correlation id, which is in each event, job
 * and line of the log already, so that nothing else has to travel along.
 */
export function traceIdOf(correlationId: string): string {
  const hex = correlationId.replaceAll('-', '').toLowerCase();
  if (uuid.test(correlationId) && hex !== noTrace) return hex;
  return createHash('sha256').update(correlationId).digest('hex').slice(0, noTrace.length);
}
