/**
 * SQLSTATE classes and system codes for a server that is unreachable, shutting down or too busy
 * (lock, statement or idle timeout).
 */
const awayCodes =
  /^(08...|57P0[1235]|57014|55P03|25P03|53...|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
/** Messages of `pg` and TypeORM for the same cases without a code. */
const awayMessages =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Client was closed and|Driver not Connected)/;

/** Whether an error means that PostgreSQL is unavailable, rather than that a statement is wrong. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('code' in thrown && awayCodes.test(String(thrown.code))) return true;
  if ('message' in thrown && awayMessages.test(String(thrown.message))) return true;
  // An AggregateError has one error per address of the host.
  if ('errors' in thrown && Array.isArray(thrown.errors)) return thrown.errors.some(isDatabaseAway);
  return 'driverError' in thrown && isDatabaseAway(thrown.driverError);
}
