import { Injectable } from '@nestjs/common';

import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { encodeCursor } from './cursor.js';

/**
 * Start cursors for live screens. Taken before the rows of an answer are read: a screen may receive
 * an event it already shows, but misses none.
 */
@Injectable()
export class LiveCursors {
  constructor(private readonly fanOut: FanOut) {}

  of(division: number): string {
    return encodeCursor(new Map([[division, this.fanOut.positions().get(division) ?? 0]]));
  }

  ofAll(): string {
    return encodeCursor(this.fanOut.positions());
  }
}
