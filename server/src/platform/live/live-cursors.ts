import { Injectable } from '@nestjs/common';

import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { encodeCursor } from './cursor.js';

/**
 * Where live screens are told to begin. Taken before the rows of an answer are read: a screen may be
 * told twice of what it shows, but misses nothing.
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
