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

/** What these worked out once they know. */
const remembering = ['shared/src/money.ts', 'stores/currencies.ts', 'themes/store-theme.ts'];
const remembers = ({ fileName }) => remembering.some((file) => fileName.endsWith(file));

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
  #mutants = 0;
  #spoilt = false;

  /** It begins a process anew by itself where that is needed: by throwing, and being asked again. */
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

  async mutantRun(asked) {
    if (this.#spoilt) throw new Error('a mutant is still in memory');
    const { activeMutant, testFilter, hitLimit } = asked;
    // Specs may have asked it while they were loaded, or it remembers what it was asked before.
    const reachesBack = asked.reloadEnvironment || remembers(activeMutant);
    const isFirst = this.#begin();
    if (isFirst) await this.#loadWith(activeMutant, testFilter);
    const killer = await this.#killerOf(testFilter, activeMutant.id, hitLimit && hitLimit / 50);
    const endless = determineHitLimitReached(instruments.hitCount, instruments.hitLimit);
    if (killer) await this.#forget(killer);
    else if (reachesBack && !isFirst) throw new Error('it has to be on while specs load');
    return endless ?? resultOf(killer, testFilter);
  }

  /** @returns whether nothing was asked in this process before */
  #begin() {
    const isFirst = !this.#hasRun;
    this.#hasRun = true;
    this.#mutants += 1;
    return isFirst;
  }

  /** Of a process that was begun for it: what specs ask while they are loaded is of the mutant too. */
  async #loadWith({ id: activeMutant }, ids) {
    Object.assign(instruments, { activeMutant, hitLimit: Infinity, hitCount: 0 });
    // What cannot be loaded is told below.
    await this.#specs.testsIn(new Set(ids.map(fileOf))).catch(() => undefined);
    this.#spoilt = instruments.hitCount > 0;
  }

  /** Stryker's limit is a hundred times what all tests need together: one alone needs less than twice. */
  async #killerOf(ids, activeMutant, hitLimit) {
    try {
      const asked = new Set(ids);
      const loaded = await this.#specs.testsIn(new Set(ids.map(fileOf)));
      // What was made at loading any test of the same file may look at.
      const tests = this.#spoilt ? loaded : loaded.filter(({ id }) => asked.has(id));
      for (const test of tests.sort(quickestFirst)) {
        Object.assign(instruments, { activeMutant, hitLimit, hitCount: hitLimit && 0 });
        const failure = await failureOf(test);
        if (failure) return { test, killedBy: test.id, failureMessage: messageOf(failure) };
      }
      return undefined;
    } catch (error) {
      return { killedBy: ids[0], failureMessage: `Specs cannot be loaded: ${messageOf(error)}` };
    } finally {
      instruments.activeMutant = undefined;
    }
  }

  /** The first mutant of a process has killed what it killed; of a later one nobody can tell. */
  async #forget({ test }) {
    if (test === undefined || !(await failureOf(test))) return;
    this.#spoilt = true;
    if (this.#mutants > 1) throw new Error('an earlier mutant may be still in memory');
  }
}

function resultOf(killer, { length: nrOfTests }) {
  if (killer === undefined) return { status: MutantRunStatus.Survived, nrOfTests };
  const { killedBy, failureMessage } = killer;
  return { status: MutantRunStatus.Killed, killedBy: [killedBy], failureMessage, nrOfTests };
}

/** By the first run of all; a process that was begun later has not seen it. */
const quickestFirst = (one, other) => (one.timeSpentMs ?? 0) - (other.timeSpentMs ?? 0);

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'loaded-specs', LoadedSpecs),
];
