import type { FastifyRequest } from 'fastify';

/** The page of this host that a form was on, with its query; browsers name it within a shop. */
export function refererPath(
  { headers, protocol, host }: FastifyRequest,
  otherwise: string,
): string {
  const { referer = '' } = headers;
  const origin = `${protocol}://${host}/`;
  if (!referer.startsWith(origin)) return otherwise;
  // Two slashes would lead to another host.
  return `/${referer.slice(origin.length).replace(/^[/\\]+/, '')}`;
}
