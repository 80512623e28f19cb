export interface TimeLeft {
  readonly Days: number;
  readonly Hours: number;
  readonly Minutes: number;
}

const minute = 60_000;

/**
 * Returns the time until a moment, rounded up to whole minutes; zeros once it has passed. Times in
 * ms.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((until - now) / minute));
  return {
    Days: Math.floor(minutes / 1440),
    Hours: Math.floor((minutes % 1440) / 60),
    Minutes: minutes % 60,
  };
}
