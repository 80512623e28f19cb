import { Injectable } from '@nestjs/common';

import { WakeUp } from '../event-log/subscriptions/wake-up.js';

/** Short messages between the processes of one installation. Any of them may be lost, late or doubled. */
@Injectable()
export class ProcessMessages {
  constructor(private readonly wakeUp: WakeUp) {}

  /** Told what other processes send. */
  listen(topic: string, listener: (text: string) => void): void {
    this.wakeUp.onMessage(topic, listener);
  }

  send(topic: string, text: string): void {
    this.wakeUp.send(topic, text);
  }
}
