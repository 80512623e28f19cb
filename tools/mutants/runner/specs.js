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

/** The specs of a project, each loaded once: jest would load their world anew for every mutant. */
export class Specs {
  #testsByFile = new Map();
  #root;

  /** @param root the folder of the whole project */
  constructor(root) {
    this.#root = root;
    register('./typescript.js', { parentURL: import.meta.url, data: { root } });
    const globals = { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test };
    Object.assign(globalThis, globals);
  }

  /**
   * @param files relative to the root
   * @returns their tests, each with the hooks around it
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

/** The file that a test is in. */
export const fileOf = (id) => id.slice(0, id.indexOf(': '));

/** @param around where the block stands: file, names and hooks of the blocks that it is in */
function testsOf(block, around) {
  const hooks = [...around.hooks, ...block.hooks];
  return block.children.flatMap((child) => {
    const names = [...around.names, child.name];
    if (child.type === 'describeBlock') return testsOf(child, { ...around, names, hooks });
    const { file } = around;
    const name = names.join(' ');
    return { id: `${file}: ${name}`, name, file, hooks, run: child.fn };
  });
}

/** @returns what the test threw, or undefined */
export async function failureOf({ hooks, run }) {
  const context = {};
  const all = (...types) => hooks.filter(({ type }) => types.includes(type));
  try {
    // Rules keep nothing, so that what is made once for many tests may be made for each.
    for (const { fn } of [...all('beforeAll'), ...all('beforeEach')]) await fn.call(context);
    await unlessIdle(run.call(context));
  } catch (error) {
    return error ?? new Error('it threw nothing');
  } finally {
    for (const { fn } of all('afterEach', 'afterAll').toReversed()) await fn.call(context);
  }
  return undefined;
}

/** Rules wait for nothing outside: who is without work for seconds waits for what a mutant took away. */
async function unlessIdle(done) {
  let timer;
  const idle = new Promise((_, reject) => {
    let [before, seconds] = [process.cpuUsage(), 0];
    timer = setInterval(() => {
      const { user } = process.cpuUsage(before);
      seconds = user < leastWork ? seconds + 1 : 0;
      if (seconds === mostIdle) reject(new Error('nothing came'));
      before = process.cpuUsage();
    }, 1000);
  });
  try {
    await Promise.race([done, idle]);
  } finally {
    clearInterval(timer);
  }
}

/** In a second, in microseconds of a processor. */
const leastWork = 20_000;
/** In seconds in a row: of a machine that is busy a test gets nothing for one of them now and then. */
const mostIdle = 3;
