/** Thrown where the answer is another page: to be looked at now, or (308) for good at its right address. */
export class Redirect extends Error {
  constructor(
    readonly location: string,
    readonly status: 303 | 308 = 303,
  ) {
    super(`See ${location}`);
  }
}
