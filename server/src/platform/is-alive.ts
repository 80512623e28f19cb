import { hasCode } from './persistent-file.js';

/** Whether a process with this id exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
