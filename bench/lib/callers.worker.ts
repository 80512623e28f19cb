import { randomUUID } from 'node:crypto';

import { written, type Order } from './calls.js';
import { rateOf, type Rate } from './measure.js';
import { takeOrders } from './other-thread.js';
import { Wire } from './wire.js';

/* Worker that sends the requests; each caller has one connection. */

async function measured({ port, task, callers, durationMs }: Order): Promise<Rate> {
  const wires = Array.from({ length: callers }, () => new Wire(port));
  let index = 0;
  try {
    return await rateOf(callers, durationMs, async (caller) => {
      const wire = wires[caller];
      const visitor = task.visitors[(index += 1) % task.visitors.length];
      if (wire === undefined || visitor === undefined) throw new Error('The order has no callers.');
      let order = '';
      for (const call of task.calls) {
        const { status, body } = await wire.ask(
          written(call, visitor, { order, key: randomUUID() }),
        );
        if (status !== call.expected)
          throw new Error(`${call.path} answered ${String(status)}: ${body.slice(0, 300)}`);
        order = /"orderHash":"(\w+)"/.exec(body)?.[1] ?? order;
      }
    });
  } finally {
    for (const wire of wires) wire.close();
  }
}

takeOrders(measured);
