import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Lists all running processes: from /proc on Linux, otherwise with `ps`. */
export function runningProcesses(): readonly RunningProcess[] {
  return existsSync('/proc/self/stat') ? ofProc() : ofPs();
}

function ofProc(): readonly RunningProcess[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(path.join('/proc', entry, 'stat'), 'utf8');
      // The name before it, in brackets, may contain anything.
      const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(path.join('/proc', entry, 'cmdline'), 'utf8');
      if (state === 'Z') return [];
      const commandLine = command.split('\0').join(' ').trim();
      return [{ pid: Number(entry), parent: Number(parent), command: commandLine }];
    } catch {
      // The process has ended since it was listed.
      return [];
    }
  });
}

function ofPs(): readonly RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
