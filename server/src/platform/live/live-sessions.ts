import { Injectable } from '@nestjs/common';

import { WakeUp } from '../event-log/subscriptions/wake-up.js';

/** Ends live connections when a session ends or its rights change. */
@Injectable()
export class LiveSessions {
  constructor(private readonly wakeUp: WakeUp) {}

  /** Closes the connections of `customer:7` in every process; who still may connects again at once. */
  drop(subject: string): void {
    this.wakeUp.drop(subject);
  }

  /** Calls back where the connections of somebody end, or have to ask again what they may. */
  onDrop(listener: (subject: string) => void): () => void {
    return this.wakeUp.onDrop(listener);
  }
}
