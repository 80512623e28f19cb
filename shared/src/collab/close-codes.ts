/**
 * Reasons why the server closes a live connection. Following y-websocket, codes from 4400 are
 * permanent and codes from 4500 temporary.
 */
export const closeCodes = {
  malformed: 4400,
  badToken: 4401,
  /** Also used if access was revoked. */
  forbidden: 4403,
  noPage: 4404,
  contentRefused: 4409,
  oldEpoch: 4410,
  tooBig: 4413,
  schemaTooOld: 4426,
  /** The ticket's expiry is checked only when joining. */
  tokenExpired: 4501,
  /** The permissions differ from the ticket; the client needs a new one. */
  rightsChanged: 4502,
  draining: 4503,
  tooSlow: 4508,
} as const;
