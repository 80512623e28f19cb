import 'reflect-metadata';

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  ConfigRefused,
  environment,
  exitCodeOfRefusedConfig,
  loadEnvironmentFile,
  readConfig,
  type Config,
} from '../platform/config.js';
import { isAlive } from '../platform/is-alive.js';
import { contentOf } from '../platform/persistent-file.js';
import { occupantOf, type Occupant } from './addresses.js';
import { announcement } from './announcement.js';
import { Product, type ServerProgram } from './product.js';

const server = path.resolve(import.meta.dirname, '../..');
const built: ServerProgram = { module: path.join(server, 'dist/main.js') };
const fromSource: ServerProgram = {
  module: path.join(server, 'src/main.ts'),
  execArgv: ['--watch', '--conditions=source', '--import', '@swc-node/register/esm-register'],
};

/** A server whose supervisor was killed answers what it has begun, and then goes. */
const leavesWithinMs = 15_000;
const lookEveryMs = 50;

/**
 * Starts the whole product and resolves with the exit code once it has stopped: on Ctrl-C, SIGTERM,
 * a refused configuration (78), or at once when PORT is served already.
 */
export async function start({ watch }: { readonly watch: boolean }): Promise<number> {
  try {
    loadEnvironmentFile();
    return await startWith(readConfig(environment()), watch ? fromSource : built);
  } catch (error) {
    if (!(error instanceof ConfigRefused)) throw error;
    console.error(error.message);
    return exitCodeOfRefusedConfig;
  }
}

async function startWith(config: Config, program: ServerProgram): Promise<number> {
  switch (await stayingOccupantOf(config)) {
    case 'selvedge':
      console.log(announcement(config, 'Selvedge is running already.'));
      return 0;
    case 'another program':
      console.error(
        `Another program listens there. Set PORT to another number than ${config.PORT}.`,
      );
      return 1;
    case 'nobody':
      writeFileSync(supervisorFileOf(config), String(process.pid));
      return new Product(config, program).run(endAsked(), () => {
        console.log(announcement(config, 'Selvedge is ready. Ctrl-C stops it.'));
      });
  }
}

async function stayingOccupantOf(config: Config): Promise<Occupant> {
  mkdirSync(config.DATA_DIR, { recursive: true });
  const supervisor = contentOf(supervisorFileOf(config));
  const isLeaving = supervisor !== undefined && !isAlive(Number(supervisor));
  const deadline = Date.now() + (isLeaving ? leavesWithinMs : 0);
  for (;;) {
    const occupant = await occupantOf(config);
    if (occupant === 'nobody' || Date.now() > deadline) return occupant;
    await wait(lookEveryMs);
  }
}

/** Holds the process id of the last start on this data folder. */
function supervisorFileOf({ DATA_DIR }: Config): string {
  return path.join(DATA_DIR, 'supervisor');
}

function endAsked(): AbortSignal {
  const asked = new AbortController();
  const end = (): void => {
    asked.abort();
  };
  process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end);
  return asked.signal;
}
