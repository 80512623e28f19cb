import type { EventLog } from '../event-log.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';

interface Span {
  readonly division: number;
  readonly after: number;
  readonly limit: number;
  /** Event types that are not wanted. */
  readonly without: readonly string[];
}

/**
 * The next events of a division. Where one of them is not readable by this process,
 * those before it come one by one; throws UnreadableEvent when it is the next.
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
