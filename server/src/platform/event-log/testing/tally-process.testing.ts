import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { environment } from '../../config/environment.js';
import { programOf } from '../../testing/programs.js';

/** Task for another server process. */
export type TallyTask =
  | {
      readonly do: 'count';
      readonly division: number;
      readonly tally: string;
      readonly times: number;
    }
  | {
      readonly do: 'count-once-and-die';
      readonly division: number;
      readonly tally: string;
      readonly key: string;
    };

/** Starts another process on the same database; it waits for `go`. */
export async function tallyProcess(databaseUrl: string, task: TallyTask): Promise<TallyProcess> {
  const { cwd, module, execArgv } = programOf('platform/testing/tally-process.main');
  const child = fork(module, [databaseUrl, JSON.stringify(task)], {
    cwd,
    execArgv,
    env: { ...environment(), NODE_OPTIONS: '' },
  });
  await once(child, 'message');
  return new TallyProcess(child);
}

export class TallyProcess {
  constructor(private readonly child: ChildProcess) {}

  /** Resolves when it has ended, with the signal that ended it. */
  async go(): Promise<NodeJS.Signals | null> {
    const ended = once(this.child, 'exit');
    this.child.send('go');
    // 'exit' has the exit code and the signal.
    const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    return signal;
  }
}
