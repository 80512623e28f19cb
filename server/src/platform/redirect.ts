/** Thrown to redirect to another page, permanently with status 308. */
export class Redirect extends Error {
  constructor(
    readonly location: string,
    readonly status: 303 | 308 = 303,
  ) {
    super(`See ${location}`);
  }
}
