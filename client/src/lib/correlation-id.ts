/**
 * Returns a new correlation id for one call, which the server includes in its logs, events and jobs
 * (NFR-009). Built from random numbers, because `randomUUID` needs TLS.
 */
export function newCorrelationId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
