import type { Worker } from 'node:cluster';

import { AggregatorRegistry, Registry } from 'prom-client';

import type { Numbers, NumbersReported, ToWorker } from './worker-messages.js';
import type { WorkerGroup } from './worker-group.js';

const answersWithinMs = 5_000;

/**
 * The numbers of all processes that serve, added up. One that is starting has none yet, and is not
 * asked. What those counted that have gone stays in the sum: one that falls reads as a count from zero.
 */
export class GroupNumbers {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  private questions = 0;
  private readonly reported = new Map<Worker, Numbers>();
  private counted: Numbers = [];
  private reading: Promise<unknown> = Promise.resolve();

  constructor(private readonly group: Pick<WorkerGroup, 'serving'>) {}

  /** One reading after the other: each may move counts to those that have gone. */
  metrics(): Promise<string> {
    const text = this.reading.then(() => this.read());
    this.reading = text.catch(() => undefined);
    return text;
  }

  private async read(): Promise<string> {
    const serving = this.group.serving();
    const reports = serving.map(async (worker) => [worker, await this.ask(worker)] as const);
    for (const [worker, numbers] of await Promise.all(reports)) this.reported.set(worker, numbers);
    const ended = [...this.reported].filter(([worker]) => !serving.includes(worker));
    for (const [worker] of ended) this.reported.delete(worker);
    const counts = ended.map(([, numbers]) => numbers.filter(isCount));
    if (ended.length > 0) this.counted = await sumOf([this.counted, ...counts]).getMetricsAsJSON();
    return sumOf([...this.reported.values(), this.counted]).metrics();
  }

  private ask(worker: Worker): Promise<Numbers> {
    this.questions += 1;
    const message: ToWorker = { type: 'numbers-asked', question: this.questions };
    return new Promise((resolve, reject) => {
      const end = (numbers?: Numbers): void => {
        clearTimeout(late);
        worker.off('message', onMessage).off('exit', fail);
        if (numbers) resolve(numbers);
        else reject(new Error('A process reported no numbers.'));
      };
      const fail = (): void => {
        end();
      };
      // It says other things too, which answer no question.
      const onMessage = ({ question, numbers }: Partial<NumbersReported>): void => {
        if (question === message.question) end(numbers);
      };
      const late = setTimeout(fail, answersWithinMs);
      worker.on('message', onMessage).on('exit', fail);
      worker.send(message, () => undefined);
    });
  }
}

function sumOf(all: readonly Numbers[]): Registry {
  // The library only reads what it is given.
  return AggregatorRegistry.aggregate(all.map((numbers) => [...numbers]));
}

/** Told as JSON, a kind of number is a word. */
function isCount({ type }: Numbers[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}
