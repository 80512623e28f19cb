import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { WebSocket } from 'ws';

/** Returns a time in milliseconds that is comparable across all processes of this machine. */
export function moment(): number {
  return performance.timeOrigin + performance.now();
}

/** Screens that open one connection each, and the messages they send first. */
export interface BoardsOptions {
  readonly url: string;
  readonly count: number;
  /** Sent one by one, each after the previous answer. */
  readonly greetings: readonly string[];
}

/** Screens in a separate process, so that their cost is not attributed to the server. */
export class Boards {
  private constructor(private readonly child: ChildProcess) {}

  static async open(options: BoardsOptions): Promise<Boards> {
    const child = fork(new URL('boards.child.ts', import.meta.url), [JSON.stringify(options)]);
    await once(child, 'message');
    return new Boards(child);
  }

  /** Returns the arrival time of a change on each screen. */
  async arrivalsOf(change: () => Promise<void> | void): Promise<readonly number[]> {
    const message = once(this.child, 'message');
    await change();
    // The child sends no other messages.
    const [moments] = (await message) as [readonly number[]];
    return moments;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

/** Child side: opens the screens, reports readiness, then sends each round's arrival times. */
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
    // Engine.IO ping.
    if (text.toString() === '2') socket.send('3');
    else onMessage();
  });
}
