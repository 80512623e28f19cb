import path from 'node:path';

import { environment } from '../config/environment.js';

/** What `fork` and `execFile` need to run a program of the server in a process of its own. */
export interface Program {
  readonly cwd: string;
  readonly module: string;
  readonly execArgv: string[];
}

/**
 * A program by its path below `server/src`, without its ending. `npm test` has just built all of
 * them; a specification that runs alone has its programs compiled while they start, which takes longer.
 */
export function programOf(name: string): Program {
  const isBuilt = environment()['TEST_PROGRAMS'] === 'built';
  return {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    module: isBuilt ? `dist/${name}.js` : `src/${name}.ts`,
    execArgv: isBuilt ? [] : ['--conditions=source', '--import', '@swc-node/register/esm-register'],
  };
}
