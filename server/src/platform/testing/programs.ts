import path from 'node:path';

import { environment } from '../config/environment.js';

/** Arguments for `fork` and `execFile` to run a program of the server in a separate process. */
export interface Program {
  readonly cwd: string;
  readonly module: string;
  readonly execArgv: string[];
}

/**
 * Program by its path below `server/src`, without extension. `npm test` has just built all of them;
 * a spec run alone compiles its programs at start, which takes longer.
 */
export function programOf(name: string): Program {
  const isBuilt = environment()['TEST_PROGRAMS'] === 'built';
  return {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    module: isBuilt ? `dist/${name}.js` : `src/${name}.ts`,
    execArgv: isBuilt ? [] : ['--conditions=source', '--import', '@swc-node/register/esm-register'],
  };
}
