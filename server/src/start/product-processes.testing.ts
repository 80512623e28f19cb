import { runningProcesses } from '../platform/testing/running-processes.js';

/** Child processes of the given parents that run the server's program. */
export function serversOf(parents: readonly number[]): readonly number[] {
  return runningProcesses()
    .filter(({ parent, command }) => parents.includes(parent) && command.endsWith('/dist/main.js'))
    .map(({ pid }) => pid);
}

/** Sends a signal; false if the process had already ended by itself. */
export function hasKilled(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** First child process. */
export function childOf(pid: number): number | undefined {
  return runningProcesses().find(({ parent }) => parent === pid)?.pid;
}

/** The processes with all their descendants. */
export function withDescendants(parents: readonly number[]): readonly number[] {
  const children = runningProcesses().filter(({ parent }) => parents.includes(parent));
  const pids = children.map(({ pid }) => pid);
  return pids.length === 0 ? parents : [...parents, ...withDescendants(pids)];
}
