import { runningProcesses } from '../platform/testing/running-processes.js';

/** Those of a parent that run the server's program. */
export function serversOf(parents: readonly number[]): readonly number[] {
  return runningProcesses()
    .filter(({ parent, command }) => parents.includes(parent) && command.endsWith('/dist/main.js'))
    .map(({ pid }) => pid);
}

/** False for one that was gone already, by its own doing. */
export function hasKilled(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** The first process that another has started. */
export function childOf(pid: number): number | undefined {
  return runningProcesses().find(({ parent }) => parent === pid)?.pid;
}

/** Processes, and all that they have started. */
export function withDescendants(parents: readonly number[]): readonly number[] {
  const children = runningProcesses().filter(({ parent }) => parents.includes(parent));
  const pids = children.map(({ pid }) => pid);
  return pids.length === 0 ? parents : [...parents, ...withDescendants(pids)];
}
