import type { FastifyRequest } from 'fastify';

/** Whether our script asks for the state, rather than the browser for a page. */
export function isStateRequest({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('application/json');
}
