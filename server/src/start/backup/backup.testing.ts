import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { environment, type Environment } from '../../platform/config/environment.js';
import { programOf } from '../../platform/testing/programs.js';

/** Output and exit code of a command-line program. */
export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run backup` or `npm run restore` with these settings. */
export async function atTerminal(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: Environment,
): Promise<ProgramResult> {
  const { cwd, module, execArgv } = programOf(`start/backup/${name}`);
  const env = {
    ...environment(),
    NODE_OPTIONS: '',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ...settings,
  };
  const run = promisify(execFile)(process.execPath, [...execArgv, module, ...args], { cwd, env });
  try {
    const { stdout, stderr } = await run;
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): ProgramResult {
  // The rejection of execFile contains all of these.
  const { code, stdout, stderr } = error as Record<'code' | 'stdout' | 'stderr', string>;
  return { code: Number(code), output: stdout + stderr };
}
