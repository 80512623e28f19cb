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

/** The code that Stryker adds to the sources reads here which mutant is active, and counts what is run. */
const instrumenterContext = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** What these have computed once they cache. */
const caching = ['shared/src/money.ts', 'stores/currencies.ts', 'themes/store-theme.ts'];
const isCached = ({ fileName }) => caching.some((file) => fileName.endsWith(file));

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs specs for Stryker without jest: loaded once, a test of rules takes milliseconds. What a
 * mutant left behind in memory must not affect the next one: a test that fails has to pass again
 * without the mutant, or the process is given up.
 */
class LoadedSpecs {
  #root = process.cwd();
  #specs = new Specs(this.#root);
  #hasRun = false;
  #mutants = 0;
  #isTainted = false;

  /** It restarts the process itself where that is needed: it throws, and Stryker retries in a new one. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    this.#hasRun = true;
    const tests = [];
    for (const test of await this.#specs.testsIn(specFiles(this.#root))) {
      instrumenterContext.currentTestId = test.id;
      const startedAt = performance.now();
      const failure = await failureOf(test);
      test.timeSpentMs = performance.now() - startedAt;
      const { id, name, file: fileName, timeSpentMs } = test;
      const status = failure ? TestStatus.Failed : TestStatus.Success;
      tests.push({ id, name, fileName, timeSpentMs, status, failureMessage: messageOf(failure) });
    }
    instrumenterContext.currentTestId = undefined;
    const { mutantCoverage } = instrumenterContext;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options) {
    if (this.#isTainted) throw new Error('a mutant is still in memory');
    const { activeMutant, testFilter, hitLimit } = options;
    // Specs may have called it while they were loaded, or it caches what it answered before.
    const needsReload = options.reloadEnvironment || isCached(activeMutant);
    const isFirst = this.#begin();
    if (isFirst) await this.#loadWith(activeMutant, testFilter);
    const killer = await this.#killerOf(testFilter, activeMutant.id, hitLimit && hitLimit / 50);
    const timeout = determineHitLimitReached(
      instrumenterContext.hitCount,
      instrumenterContext.hitLimit,
    );
    if (killer) await this.#rerun(killer);
    else if (needsReload && !isFirst) throw new Error('it has to be active while specs load');
    return timeout ?? resultOf(killer, testFilter);
  }

  /** @returns whether nothing was run in this process before */
  #begin() {
    const isFirst = !this.#hasRun;
    this.#hasRun = true;
    this.#mutants += 1;
    return isFirst;
  }

  /** In a process that was started for it: what specs call while they are loaded is mutated too. */
  async #loadWith({ id: activeMutant }, ids) {
    Object.assign(instrumenterContext, { activeMutant, hitLimit: Infinity, hitCount: 0 });
    // What cannot be loaded is reported below.
    await this.#specs.testsIn(new Set(ids.map(fileOf))).catch(() => undefined);
    this.#isTainted = instrumenterContext.hitCount > 0;
  }

  /** Stryker's limit is a hundred times what all tests need together: one alone needs less than twice. */
  async #killerOf(ids, activeMutant, hitLimit) {
    try {
      const wanted = new Set(ids);
      const loaded = await this.#specs.testsIn(new Set(ids.map(fileOf)));
      // What was made while loading, any test of the same file may read.
      const tests = this.#isTainted ? loaded : loaded.filter(({ id }) => wanted.has(id));
      for (const test of tests.sort(quickestFirst)) {
        Object.assign(instrumenterContext, { activeMutant, hitLimit, hitCount: hitLimit && 0 });
        const failure = await failureOf(test);
        if (failure) return { test, killedBy: test.id, failureMessage: messageOf(failure) };
      }
      return undefined;
    } catch (error) {
      return { killedBy: ids[0], failureMessage: `Specs cannot be loaded: ${messageOf(error)}` };
    } finally {
      instrumenterContext.activeMutant = undefined;
    }
  }

  /** The first mutant of a process is really killed; a later one perhaps by what an earlier one left behind. */
  async #rerun({ test }) {
    if (test === undefined || !(await failureOf(test))) return;
    this.#isTainted = true;
    if (this.#mutants > 1) throw new Error('an earlier mutant may be still in memory');
  }
}

function resultOf(killer, { length: nrOfTests }) {
  if (killer === undefined) return { status: MutantRunStatus.Survived, nrOfTests };
  const { killedBy, failureMessage } = killer;
  return { status: MutantRunStatus.Killed, killedBy: [killedBy], failureMessage, nrOfTests };
}

/** By the dry run; a process that was started later has no times. */
const quickestFirst = (one, other) => (one.timeSpentMs ?? 0) - (other.timeSpentMs ?? 0);

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'loaded-specs', LoadedSpecs),
];
