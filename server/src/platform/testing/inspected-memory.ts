import { once } from 'node:events';

import { WebSocket } from 'ws';

import type { Environment } from '../config/environment.js';
import type { ServerProcess } from './server-process.js';

/** Starts the inspector, through which a process reports its memory use. */
export const inspected: Environment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In bytes. */
export interface Memory {
  readonly heapUsed: number;
  /** Memory outside the heap, such as buffers. */
  readonly external: number;
  readonly rss: number;
}

/** Memory of a process started with `inspected`, after a full garbage collection. */
export async function memoryOf(server: ServerProcess): Promise<Memory> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  if (address === undefined)
    throw new Error('Start the process with `inspected` to read its memory.');
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  try {
    // Objects released by a finaliser are collected only the next time.
    for (let time = 0; time < 3; time += 1) await request(inspector, 'HeapProfiler.collectGarbage');
    const response = await request(inspector, 'Runtime.evaluate', {
      expression: 'JSON.stringify(process.memoryUsage())',
    });
    // Defined by the inspector protocol and `process.memoryUsage`.
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
      // Text arrives in one piece, as defined by the inspector protocol.
      const message = (data as Buffer).toString();
      // The inspector protocol defines these fields.
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
