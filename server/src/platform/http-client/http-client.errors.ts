type OutgoingFailure = 'refused' | 'redirects' | 'too-large' | 'too-slow' | 'unreachable';

/** A failed call to another host. The message contains no address, which may hold a secret. */
export class OutgoingFailed extends Error {
  override readonly name = 'OutgoingFailed';

  constructor(readonly reason: OutgoingFailure) {
    super(`The other host did not answer: ${reason}`);
  }
}
