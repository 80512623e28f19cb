import type { FastifyReply, FastifyRequest } from 'fastify';

import { isStateRequest } from '../request/state-request.http.js';

interface PostedForm {
  /** Executes the command. Returns the address of the result, and the state for our script. */
  readonly command: () => Promise<{ readonly location: string; readonly state: object }>;
  /** Shows the page again, with the reason. */
  readonly refuse: (thrown: unknown) => Promise<void>;
}

/**
 * Post/redirect/get. Our script receives the state instead of a redirect, and errors as problems.
 */
export async function postRedirectGet(
  request: FastifyRequest,
  reply: FastifyReply,
  { command, refuse }: PostedForm,
): Promise<void> {
  try {
    const { location, state } = await command();
    if (isStateRequest(request)) await reply.send(state);
    else await reply.redirect(location, 303);
  } catch (thrown) {
    if (isStateRequest(request)) throw thrown;
    await refuse(thrown);
  }
}
