import 'reflect-metadata';

import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type Config } from '../platform/config/config.js';
import { environment, loadEnvironmentFile } from '../platform/config/environment.js';
import {
  ConfigRefused,
  FolderOfAnother,
  exitCodeOfRefusedConfig,
  ofOwnFolder,
  readConfig,
} from '../platform/config/read-config.js';
import { isMultiProcess } from '../platform/processes/process-count.js';
import { healthOf, occupantOf, type Occupant } from './addresses.js';
import { announcement } from './announcement.js';
import { shutdownSignal } from './shutdown-signal.js';
import { makeDataFolder } from './data-folder.js';
import { claimFolder, holderOf, type Claim, type Holder } from './folder-claim.js';
import { checkGivenPayments } from './given-payments.js';
import { Product, type ServerProgram } from './product.js';
import type { StartSteps } from './start-steps.js';

const server = path.resolve(import.meta.dirname, '../..');
const built: ServerProgram = { module: path.join(server, 'dist/main.js') };
const fromSource: ServerProgram = {
  module: path.join(server, 'src/main.ts'),
  execArgv: ['--watch', '--conditions=source', '--import', '@swc-node/register/esm-register'],
};

/**
 * Time for a server whose supervisor was killed to finish its requests and exit. A process that is
 * just starting completes its start first, which can take long on a busy machine.
 */
const leavesWithinMs = 60_000;
const pollIntervalMs = 50;

export interface StartOptions {
  readonly watch: boolean;
  readonly npm?: number | undefined;
  readonly steps: StartSteps;
}

/** Settings and collaborators of one start. */
interface Start extends Pick<StartOptions, 'npm' | 'steps'> {
  readonly config: Config;
  readonly program: ServerProgram;
}

/**
 * Starts the whole product and resolves with the exit code once it has stopped. It stops on Ctrl-C,
 * SIGTERM and invalid configuration (78), or immediately if the folder or PORT is in use. If `npm`
 * is given, it also stops when that process ends.
 */
export async function start({ watch, npm, steps }: StartOptions): Promise<number> {
  try {
    loadEnvironmentFile();
    const config = readConfig(environment());
    if (!watch) return await startWith({ config, program: built, npm, steps });
    // A server that is rebuilt on every change runs as a single process.
    Object.assign(config, { SERVER_PROCESSES: '1' });
    return await startWith({ config, program: fromSource, npm, steps });
  } catch (error) {
    if (!(error instanceof ConfigRefused)) throw error;
    console.error(messageOf(error));
    return exitCodeOfRefusedConfig;
  }
}

async function startWith(start: Start): Promise<number> {
  const { config } = start;
  const { BASE_HOST, PORT } = config;
  const claim = ofOwnFolder(config.DATA_DIR, (folder) => {
    makeDataFolder(folder);
    return claimFolder(folder, { address: `http://${BASE_HOST}`, port: PORT });
  });
  if ('holder' in claim) return heldBy(claim.holder, config);
  try {
    return await runOn(start, claim);
  } finally {
    claim.release();
  }
}

async function runOn({ config, program, npm, steps }: Start, claim: Claim): Promise<number> {
  switch (await stayingOccupantOf(config, claim)) {
    case 'selvedge':
      console.log(announcement(config, 'Selvedge is already running.'));
      return 0;
    case 'another program':
      console.error(`Another program uses port ${config.PORT}. Set PORT to another number.`);
      return 1;
    case 'nobody': {
      await checkGivenPayments(config);
      const product = new Product(config, program, steps);
      const rollOver = isMultiProcess(config)
        ? (): void => {
            product.rollOver();
          }
        : undefined;
      const shutdown = shutdownSignal({ npm, rollOver });
      return product.run(shutdown, (invitation) => {
        console.log(announcement(config, 'Selvedge is ready. Ctrl-C stops it.', invitation));
      });
    }
  }
}

/** Succeeds if the product already runs at this address; otherwise the folder is in use. */
async function heldBy(holder: Holder, config: Config): Promise<number> {
  if (holder.port === config.PORT && (await healthOf(config)) !== 'no answer') {
    console.log(announcement(config, `Selvedge is already running: ${whoIs(holder)}.`));
    return 0;
  }
  console.error(heldMessage(holder, config.DATA_DIR));
  return 1;
}

/**
 * Message of a refusal. For another user's folder, it names the holder if there is one and its
 * claim is readable.
 */
function messageOf(refused: ConfigRefused): string {
  if (!(refused instanceof FolderOfAnother)) return refused.message;
  try {
    const holder = holderOf(refused.folder);
    return holder ? heldMessage(holder, refused.folder) : refused.message;
  } catch {
    return refused.message;
  }
}

function heldMessage(holder: Holder, folder: string): string {
  return (
    `Another start uses ${folder}: ${whoIs(holder)}, at ${holder.address}.\n` +
    'Stop that one first, or set DATA_DIR to another folder.'
  );
}

function whoIs({ pid, since }: Holder): string {
  return `process ${pid}, since ${new Date(since).toString().slice(0, 24)}`;
}

async function stayingOccupantOf(config: Config, { followsKill }: Claim): Promise<Occupant> {
  const deadline = Date.now() + (followsKill ? leavesWithinMs : 0);
  for (;;) {
    const occupant = await occupantOf(config);
    if (occupant === 'nobody' || Date.now() > deadline) return occupant;
    await wait(pollIntervalMs);
  }
}
