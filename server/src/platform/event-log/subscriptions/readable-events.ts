import type { EventLog } from '../event-log.js';
import { UnknownEventType } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';

interface Span {
  readonly division: number;
  readonly after: number;
  readonly limit: number;
  /** Event types that are not wanted. */
  readonly without: readonly string[];
}

/**
 * The next events of a division. Where one of them is of a type that this process does not know,
 * those before it come one by one; throws UnknownEventType when it is the next.
 */
export async function nextReadableEvents(
  log: EventLog,
  { division, after, limit, without }: Span,
): Promise<readonly Recorded[]> {
  try {
    return await log.readDivision(division, after, limit, without);
  } catch (error) {
    if (!(error instanceof UnknownEventType)) throw error;
    return log.readDivision(division, after, 1, without);
  }
}
