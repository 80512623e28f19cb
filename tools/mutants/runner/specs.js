import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from 'expect';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getState,
  it,
  resetState,
  test,
} from 'jest-circus';

/** The specs of a project, each loaded once; jest would reload all modules for every mutant. */
export class Specs {
  #testsByFile = new Map();
  #root;

  /** @param root root folder of the project */
  constructor(root) {
    this.#root = root;
    register('./typescript.js', { parentURL: import.meta.url, data: { root } });
    const testGlobals = { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test };
    Object.assign(globalThis, testGlobals);
  }

  /**
   * @param files relative to the root
   * @returns their tests, each with the surrounding hooks
   */
  async testsIn(files) {
    await import('reflect-metadata');
    const tests = [];
    for (const file of files) {
      if (!this.#testsByFile.has(file)) this.#testsByFile.set(file, await this.#load(file));
      tests.push(...this.#testsByFile.get(file));
    }
    return tests;
  }

  async #load(file) {
    resetState();
    await import(pathToFileURL(path.join(this.#root, file)).href);
    return testsOf(getState().rootDescribeBlock, { file, names: [], hooks: [] });
  }
}

/** Returns the file of a test id. */
export const fileOf = (id) => id.slice(0, id.indexOf(': '));

/** @param parent the file, and the names and hooks of the enclosing blocks */
function testsOf(block, parent) {
  const hooks = [...parent.hooks, ...block.hooks];
  return block.children.flatMap((child) => {
    const names = [...parent.names, child.name];
    if (child.type === 'describeBlock') return testsOf(child, { ...parent, names, hooks });
    const { file } = parent;
    const name = names.join(' ');
    return { id: `${file}: ${name}`, name, file, hooks, run: child.fn };
  });
}

/** @returns the error of the test, or undefined */
export async function failureOf({ hooks, run }) {
  const context = {};
  const hooksOf = (...types) => hooks.filter(({ type }) => types.includes(type));
  try {
    // Unit tests are stateless, so `beforeAll` may run for each of them.
    for (const { fn } of [...hooksOf('beforeAll'), ...hooksOf('beforeEach')])
      await fn.call(context);
    await failWhenIdle(run.call(context));
  } catch (error) {
    return error ?? new Error('it threw undefined');
  } finally {
    for (const { fn } of hooksOf('afterEach', 'afterAll').toReversed()) await fn.call(context);
  }
  return undefined;
}

/** Fails a test without CPU activity for seconds: it waits for something the mutant removed. */
async function failWhenIdle(done) {
  let timer;
  const idle = new Promise((_, reject) => {
    let [before, seconds] = [process.cpuUsage(), 0];
    timer = setInterval(() => {
      const { user } = process.cpuUsage(before);
      seconds = user < minCpuMicroseconds ? seconds + 1 : 0;
      if (seconds === maxIdleSeconds) reject(new Error(`idle for ${seconds} seconds`));
      before = process.cpuUsage();
    }, 1000);
  });
  try {
    await Promise.race([done, idle]);
  } finally {
    clearInterval(timer);
  }
}

/** Minimum CPU time per second of a test that is not idle, in microseconds. */
const minCpuMicroseconds = 20_000;
/** Consecutive seconds: on a busy machine, a test may get no CPU time for one second. */
const maxIdleSeconds = 3;
