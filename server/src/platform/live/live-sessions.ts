import { Injectable } from '@nestjs/common';

import { WakeUp } from '../event-log/subscriptions/wake-up.js';

@Injectable()
export class LiveSessions {
  constructor(private readonly wakeUp: WakeUp) {}

  /**
   * Closes the connections of `customer:7` in every process; clients with remaining rights
   * reconnect at once.
   */
  drop(subject: string): void {
    this.wakeUp.drop(subject);
  }

  /** Calls back when the connections of a subject end or its rights must be checked again. */
  onDrop(listener: (subject: string) => void): () => void {
    return this.wakeUp.onDrop(listener);
  }
}
