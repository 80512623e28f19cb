import { once } from 'node:events';

import { WebSocket } from 'ws';

import type { Environment } from '../config/environment.js';
import type { ServerProcess } from './server-process.js';

/** With these its inspector says how much memory a process has. */
export const inspected: Environment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In bytes. */
export interface Memory {
  readonly heapUsed: number;
  /** What lies outside the heap: buffers, for example. */
  readonly external: number;
  readonly rss: number;
}

/** What a process that was started `inspected` has once all of its garbage is collected. */
export async function memoryOf(server: ServerProcess): Promise<Memory> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  if (address === undefined) throw new Error('The process was not started to be looked into.');
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  try {
    // What a finaliser lets go of is garbage of the next time.
    for (let time = 0; time < 3; time += 1) await request(inspector, 'HeapProfiler.collectGarbage');
    const response = await request(inspector, 'Runtime.evaluate', {
      expression: 'JSON.stringify(process.memoryUsage())',
    });
    // As the protocol of the inspector and `process.memoryUsage` say.
    return JSON.parse((response as { result: { value: string } }).result.value) as Memory;
  } finally {
    inspector.close();
  }
}

let lastId = 0;

async function request(
  inspector: WebSocket,
  method: string,
  params: object = {},
): Promise<unknown> {
  const id = (lastId += 1);
  const answer = new Promise<unknown>((resolve) => {
    const onMessage = (data: WebSocket.RawData): void => {
      // Text comes in one piece, and is what the protocol of the inspector says.
      const message = (data as Buffer).toString();
      // As above.
      const { id: of, result } = JSON.parse(message) as { id?: number; result: unknown };
      if (of !== id) return;
      inspector.off('message', onMessage);
      resolve(result);
    };
    inspector.on('message', onMessage);
  });
  inspector.send(JSON.stringify({ id, method, params }));
  return answer;
}
