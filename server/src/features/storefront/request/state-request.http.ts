import type { FastifyRequest } from 'fastify';

/** Whether our script requests the state, rather than the browser a page. */
export function isStateRequest({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('application/json');
}
