import type { EventLog } from '../event-log.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';

interface Span {
  readonly division: number;
  readonly after: number;
  readonly limit: number;
  /** Event types to leave out. */
  readonly without: readonly string[];
}

/**
 * Returns the next events of a division. If one of them is unreadable, the events before it are
 * returned one at a time; throws UnreadableEvent when it is next.
 */
export async function nextReadableEvents(
  log: EventLog,
  { division, after, limit, without }: Span,
): Promise<readonly Recorded[]> {
  try {
    return await log.readDivision(division, after, limit, without);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    return log.readDivision(division, after, 1, without);
  }
}
