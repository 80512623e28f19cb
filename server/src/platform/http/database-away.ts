/**
 * SQLSTATE classes and system codes that mean: the server cannot be reached, is going away, or is too
 * busy for this at present (a lock or a statement that took too long, or a transaction that paused).
 */
const awayCodes =
  /^(08...|57P0[1235]|57014|55P03|25P03|53...|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
/** What `pg` and TypeORM throw without a code in the same cases. */
const awayMessages =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Client was closed and|Driver not Connected)/;

/** Whether an error says that PostgreSQL is away, rather than that a statement was wrong. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('code' in thrown && awayCodes.test(String(thrown.code))) return true;
  if ('message' in thrown && awayMessages.test(String(thrown.message))) return true;
  // One error for each address of the host.
  if ('errors' in thrown && Array.isArray(thrown.errors)) return thrown.errors.some(isDatabaseAway);
  return 'driverError' in thrown && isDatabaseAway(thrown.driverError);
}
