/** Why nothing was brought: what will not be asked, what may not come, and what did not answer. */
type OutgoingFailure = 'refused' | 'redirects' | 'too-large' | 'too-slow' | 'unreachable';

/** A call to another host that brought nothing. The message names no address: it may hold a secret. */
export class OutgoingFailed extends Error {
  override readonly name = 'OutgoingFailed';

  constructor(readonly reason: OutgoingFailure) {
    super(`The other host did not answer: ${reason}`);
  }
}
