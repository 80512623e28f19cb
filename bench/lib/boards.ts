import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { WebSocket } from 'ws';

/** Moments of this machine in milliseconds, the same in all its processes. */
export function moment(): number {
  return performance.timeOrigin + performance.now();
}

/** Screens that open one connection each, and what they send when it is open. */
export interface BoardsOptions {
  readonly url: string;
  readonly count: number;
  /** Sent one after the other, each as an answer to what came before; then they listen. */
  readonly greetings: readonly string[];
}

/** Screens in a process of their own, so that what they cost is not the server's. */
export class Boards {
  private constructor(private readonly child: ChildProcess) {}

  static async open(options: BoardsOptions): Promise<Boards> {
    const child = fork(new URL('boards.child.ts', import.meta.url), [JSON.stringify(options)]);
    await once(child, 'message');
    return new Boards(child);
  }

  /** When each screen was told what `change` tells them, once all were. */
  async arrivalsOf(change: () => Promise<void> | void): Promise<readonly number[]> {
    const message = once(this.child, 'message');
    await change();
    // The child sends nothing else.
    const [moments] = (await message) as [readonly number[]];
    return moments;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

/** Is the child: opens the screens, says so, and then tells of every round when it came to each. */
export async function serveBoards({ url, count, greetings }: BoardsOptions): Promise<void> {
  let moments: number[] = [];
  const onMessage = (): void => {
    moments.push(moment());
    if (moments.length < count) return;
    process.send?.(moments);
    moments = [];
  };
  for (let nth = 0; nth < count; nth += 1) await opened(url, greetings, onMessage);
  process.once('disconnect', () => process.exit(0));
  process.send?.('open');
}

async function opened(
  url: string,
  greetings: readonly string[],
  onMessage: () => void,
): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, greetings.length === 0 ? 'open' : 'message');
  for (const greeting of greetings) {
    const answered = once(socket, 'message');
    socket.send(greeting);
    await answered;
  }
  socket.on('message', (text: Buffer) => {
    // Engine.IO asks from time to time whether somebody is there.
    if (text.toString() === '2') socket.send('3');
    else onMessage();
  });
}
