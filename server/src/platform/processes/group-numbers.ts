import type { Worker } from 'node:cluster';

import { AggregatorRegistry, Registry } from 'prom-client';

import type { Numbers, NumbersTold, ToWorker } from './worker-messages.js';
import type { WorkerGroup } from './worker-group.js';

const answersWithinMs = 5_000;

/** The numbers of all processes that serve, added up. One that is starting has none yet, and is not asked. */
export class GroupNumbers {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  private questions = 0;

  constructor(private readonly group: Pick<WorkerGroup, 'serving'>) {}

  async metrics(): Promise<string> {
    const all = await Promise.all(this.group.serving().map((worker) => this.ask(worker)));
    // Reading adds nothing to what was told; the type of the library says less.
    const told = all.map((numbers) => [...numbers]);
    return AggregatorRegistry.aggregate(told).metrics();
  }

  private ask(worker: Worker): Promise<Numbers> {
    this.questions += 1;
    const asked: ToWorker = { type: 'numbers-asked', question: this.questions };
    return new Promise((resolve, reject) => {
      const end = (numbers?: Numbers): void => {
        clearTimeout(late);
        worker.off('message', hear).off('exit', fail);
        if (numbers) resolve(numbers);
        else reject(new Error('A process told no numbers.'));
      };
      const fail = (): void => {
        end();
      };
      // It says other things too, which answer no question.
      const hear = ({ question, numbers }: Partial<NumbersTold>): void => {
        if (question === asked.question) end(numbers);
      };
      const late = setTimeout(fail, answersWithinMs);
      worker.on('message', hear).on('exit', fail);
      worker.send(asked, () => undefined);
    });
  }
}
