/** Error of the SDK. `code` identifies it; the message is for display. */
export class ConnectError extends Error {
  override readonly name: string = 'ConnectError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
