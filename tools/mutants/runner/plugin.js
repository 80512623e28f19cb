import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
} from '@stryker-mutator/api/test-runner';

import { specFiles } from './spec-files.js';
import { failureOf, fileOf, Specs } from './specs.js';

/** What Stryker wrote into the sources reads which mutant is on, and counts what is run, here. */
const instruments = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** What these worked out once they know: a mutant of theirs is asked where nothing was asked before. */
const remembering = ['shared/src/money.ts', 'stores/currencies.ts', 'themes/store-theme.ts'];

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs specs for Stryker without jest: loaded once, a test of rules takes milliseconds. What a
 * mutant left behind in memory cannot speak for the next one: a test that fails has to pass again
 * without the mutant, or the process is given up.
 */
class LoadedSpecs {
  #root = process.cwd();
  #specs = new Specs(this.#root);
  #hasRun = false;
  #runs = 0;
  #spoilt = false;

  /** Of what is run at loading too, only what tests run is asked about: that needs no new process. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    this.#hasRun = true;
    const tests = [];
    for (const test of await this.#specs.testsIn(specFiles(this.#root))) {
      instruments.currentTestId = test.id;
      const startedAt = performance.now();
      const failure = await failureOf(test);
      test.timeSpentMs = performance.now() - startedAt;
      const { id, name, file: fileName, timeSpentMs } = test;
      const status = failure ? TestStatus.Failed : TestStatus.Success;
      tests.push({ id, name, fileName, timeSpentMs, status, failureMessage: messageOf(failure) });
    }
    instruments.currentTestId = undefined;
    const { mutantCoverage } = instruments;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    // Stryker begins a process anew when its runner throws, and asks again.
    if (this.#spoilt) throw new Error('a mutant is still in memory');
    const isRemembering = remembering.some((file) => activeMutant.fileName.endsWith(file));
    if (isRemembering && this.#hasRun) throw new Error('it is known without the mutant');
    this.#hasRun = true;
    this.#runs += 1;
    const asked = new Set(testFilter);
    const loaded = await this.#specs.testsIn(new Set(testFilter.map(fileOf)));
    const tests = loaded.filter(({ id }) => asked.has(id)).sort(quickestFirst);
    const killer = await this.#killerOf(tests, activeMutant.id, hitLimit && hitLimit / 50);
    const endless = determineHitLimitReached(instruments.hitCount, instruments.hitLimit);
    if (killer && (await failureOf(killer.test))) this.#giveUp();
    if (endless) return endless;
    const nrOfTests = tests.length;
    if (!killer) return { status: MutantRunStatus.Survived, nrOfTests };
    const { test, failure } = killer;
    const failureMessage = messageOf(failure);
    return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests };
  }

  /** Stryker's limit is a hundred times what all tests need together: one alone needs less than twice. */
  async #killerOf(tests, activeMutant, hitLimit) {
    try {
      for (const test of tests) {
        Object.assign(instruments, { activeMutant, hitLimit, hitCount: hitLimit && 0 });
        const failure = await failureOf(test);
        if (failure) return { test, failure };
      }
      return undefined;
    } finally {
      instruments.activeMutant = undefined;
    }
  }

  /** The first mutant of a process has killed what it killed; of a later one nobody can tell. */
  #giveUp() {
    this.#spoilt = true;
    if (this.#runs > 1) throw new Error('an earlier mutant may be still in memory');
  }
}

/** By the first run of all; a process that was begun later has not seen it. */
const quickestFirst = (one, other) => (one.timeSpentMs ?? 0) - (other.timeSpentMs ?? 0);

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'loaded-specs', LoadedSpecs),
];
