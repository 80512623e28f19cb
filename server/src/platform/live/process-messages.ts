import { Injectable } from '@nestjs/common';

import { WakeUp } from '../event-log/subscriptions/wake-up.js';

/**
 * Short messages between the processes of one installation. Any of them may be lost, late or
 * duplicated.
 */
@Injectable()
export class ProcessMessages {
  constructor(private readonly wakeUp: WakeUp) {}

  /** Calls back with messages of other processes. */
  listen(topic: string, listener: (text: string) => void): void {
    this.wakeUp.onMessage(topic, listener);
  }

  send(topic: string, text: string): void {
    this.wakeUp.send(topic, text);
  }
}
