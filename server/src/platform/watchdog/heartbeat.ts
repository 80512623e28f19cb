/** Interval of the main thread's beats and of the watchdog's checks. */
export const beatEveryMs = 500;

/** Start data of the watchdog thread. */
export interface WatchdogTask {
  /** Shared between the two threads; its fields are at the positions of `field`. */
  readonly heartbeat: Int32Array;
  readonly dataDir: string;
  readonly logFormat: 'json' | 'text';
}

export const field = { beats: 0, limitMs: 1, isDebugged: 2 } as const;

export function newHeartbeat(limitMs: number): Int32Array {
  const heartbeat = new Int32Array(
    new SharedArrayBuffer(Object.keys(field).length * Int32Array.BYTES_PER_ELEMENT),
  );
  heartbeat[field.limitMs] = limitMs;
  return heartbeat;
}
