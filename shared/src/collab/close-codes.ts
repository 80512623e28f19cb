/** Why the server ends a connection to a live page: for good from 4400 on, for a while from 4500 on, as y-websocket has it. */
export const closeCodes = {
  malformed: 4400,
  badToken: 4401,
  /** Or revoked. */
  forbidden: 4403,
  noPage: 4404,
  contentRefused: 4409,
  oldEpoch: 4410,
  tooBig: 4413,
  schemaTooOld: 4426,
  /** At joining; who is in stays. */
  tokenExpired: 4501,
  /** What its holder may do is not what the ticket says: a new one says it. */
  rightsChanged: 4502,
  draining: 4503,
  tooSlow: 4508,
} as const;
