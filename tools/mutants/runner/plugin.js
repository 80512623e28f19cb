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

/** Stryker's instrumented code reads the active mutant here, and counts its hits. */
const instrumenterContext = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** Modules that cache computed values. */
const caching = ['shared/src/money.ts', 'stores/currencies.ts', 'themes/store-theme.ts'];
const isCached = ({ fileName }) => caching.some((file) => fileName.endsWith(file));

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs specs for Stryker without jest: loaded once, a unit test takes milliseconds. A mutant must
 * not leave state that affects the next one: a failed test must pass again without the mutant, or
 * the process is discarded.
 */
class LoadedSpecs {
  #root = process.cwd();
  #specs = new Specs(this.#root);
  #hasRun = false;
  #mutants = 0;
  #isTainted = false;

  /** The runner restarts its process by throwing; Stryker retries in a new one. */
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
    // Specs may have called mutated code during loading, or its result is cached.
    const needsReload = options.reloadEnvironment || isCached(activeMutant);
    const isFirst = this.#begin();
    if (isFirst) await this.#loadWith(activeMutant, testFilter);
    const killer = await this.#killerOf(testFilter, activeMutant.id, hitLimit && hitLimit / 50);
    const timeout = determineHitLimitReached(
      instrumenterContext.hitCount,
      instrumenterContext.hitLimit,
    );
    if (killer) await this.#rerun(killer);
    else if (needsReload && !isFirst) throw new Error('the mutant must be active while specs load');
    return timeout ?? resultOf(killer, testFilter);
  }

  /** @returns whether this process has run nothing before */
  #begin() {
    const isFirst = !this.#hasRun;
    this.#hasRun = true;
    this.#mutants += 1;
    return isFirst;
  }

  /** In a fresh process, so that code called during loading is mutated too. */
  async #loadWith({ id: activeMutant }, ids) {
    Object.assign(instrumenterContext, { activeMutant, hitLimit: Infinity, hitCount: 0 });
    // Load errors are reported below.
    await this.#specs.testsIn(new Set(ids.map(fileOf))).catch(() => undefined);
    this.#isTainted = instrumenterContext.hitCount > 0;
  }

  /**
   * Stryker's hit limit is a hundred times the hits of all tests; a single test needs less than
   * twice its own.
   */
  async #killerOf(ids, activeMutant, hitLimit) {
    try {
      const wanted = new Set(ids);
      const loaded = await this.#specs.testsIn(new Set(ids.map(fileOf)));
      // Values created during loading are visible to every test of the file.
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

  /**
   * The first mutant of a process is certainly killed; a later one may fail from an earlier one's
   * state.
   */
  async #rerun({ test }) {
    if (test === undefined || !(await failureOf(test))) return;
    this.#isTainted = true;
    if (this.#mutants > 1) throw new Error('an earlier mutant may still be in memory');
  }
}

function resultOf(killer, { length: nrOfTests }) {
  if (killer === undefined) return { status: MutantRunStatus.Survived, nrOfTests };
  const { killedBy, failureMessage } = killer;
  return { status: MutantRunStatus.Killed, killedBy: [killedBy], failureMessage, nrOfTests };
}

/** Sorts by the times of the dry run; a process started later has none. */
const quickestFirst = (one, other) => (one.timeSpentMs ?? 0) - (other.timeSpentMs ?? 0);

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'loaded-specs', LoadedSpecs),
];
