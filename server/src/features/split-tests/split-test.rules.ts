import type { EndSplitTest, StartSplitTest } from '@selvedge/shared/split-tests/contract';
import { mostRunning, mostTests, type SplitTest } from '@selvedge/shared/split-tests/split-test';

import {
  NoSuchVariation,
  SplitTestHasEnded,
  SplitTestMissing,
  SplitTestNameTaken,
  TooManySplitTests,
} from './split-test.errors.js';

type Tests = readonly SplitTest[];

/** Adds a test. Throws SplitTestNameTaken and TooManySplitTests. */
export function withTest(
  tests: Tests,
  { name, variations }: StartSplitTest,
  { id, startedAt }: Pick<SplitTest, 'id' | 'startedAt'>,
): Tests {
  if (tests.some((test) => test.name === name)) throw new SplitTestNameTaken();
  const running = tests.filter(({ isRunning }) => isRunning);
  if (running.length >= mostRunning || tests.length >= mostTests) throw new TooManySplitTests();
  const numbered = variations.map((variation, index) => ({
    ...{ id: index + 1, name: variation.name, weight: variation.weight },
  }));
  const started = { id, name, variations: numbered, startedAt, isRunning: true, winner: null };
  return [...tests, started];
}

/**
 * Ends a test; all visitors see the winner from then on. Throws SplitTestMissing, SplitTestHasEnded
 * and NoSuchVariation.
 */
export function withEnd(tests: Tests, id: number, { winner }: EndSplitTest): Tests {
  const { isRunning, variations } = testIn(tests, id);
  if (!isRunning) throw new SplitTestHasEnded();
  if (winner !== null && variations.every((variation) => variation.id !== winner))
    throw new NoSuchVariation();
  return tests.map((test) => (test.id === id ? { ...test, isRunning: false, winner } : test));
}

/** Removes a test. Throws SplitTestMissing. */
export function without(tests: Tests, id: number): Tests {
  testIn(tests, id);
  return tests.filter((test) => test.id !== id);
}

function testIn(tests: Tests, id: number): SplitTest {
  const found = tests.find((test) => test.id === id);
  if (found === undefined) throw new SplitTestMissing(String(id));
  return found;
}
