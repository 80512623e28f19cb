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

/**
 * Loads specs into this process, once: jest would load their world anew for every change to a rule.
 * @param root the folder of the whole project
 * @param files absolute
 * @returns their tests, each with the hooks around it
 */
export async function loadSpecs(root, files) {
  register('./typescript.js', { parentURL: import.meta.url, data: { root } });
  Object.assign(globalThis, {
    afterAll,
    afterEach,
    beforeAll,
    beforeEach,
    describe,
    expect,
    it,
    test,
  });
  await import('reflect-metadata');
  const tests = [];
  for (const file of files) {
    resetState();
    await import(pathToFileURL(file).href);
    const name = path.relative(root, file);
    tests.push(...testsOf(getState().rootDescribeBlock, { file: name, names: [], hooks: [] }));
  }
  return tests;
}

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
    await run.call(context);
  } catch (error) {
    return error ?? new Error('it threw nothing');
  } finally {
    for (const { fn } of all('afterEach', 'afterAll').toReversed()) await fn.call(context);
  }
  return undefined;
}
