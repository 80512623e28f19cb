/** What was refused, or went wrong: `code` says which, the message is for people. */
export class ConnectError extends Error {
  override readonly name: string = 'ConnectError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
