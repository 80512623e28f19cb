import type { Worker } from 'node:cluster';

import { AggregatorRegistry, Registry } from 'prom-client';

import type { Numbers, NumbersReported, ToWorker } from '../worker/worker-messages.js';
import type { WorkerGroup } from './worker-group.js';

const answersWithinMs = 5_000;

/**
 * Sums the metrics of all serving processes. A starting process has none yet and is not queried.
 * Counters of ended processes stay in the sum, because a falling counter would read as a reset.
 */
export class GroupNumbers {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  private questions = 0;
  private readonly reported = new Map<Worker, Numbers>();
  private counted: Numbers = [];
  private reading: Promise<unknown> = Promise.resolve();

  constructor(private readonly group: Pick<WorkerGroup, 'serving'>) {}

  /** Runs one reading at a time, since each may add counters of ended processes. */
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
        else reject(new Error('A process reported no metrics.'));
      };
      const fail = (): void => {
        end();
      };
      // Other messages are not answers to a request for numbers.
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
  // The library only reads its input.
  return AggregatorRegistry.aggregate(all.map((numbers) => [...numbers]));
}

/** In JSON, the metric type is a string. */
function isCount({ type }: Numbers[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}
