import { missingTest, mostRunning, mostTests } from '@selvedge/shared/split-tests/split-test';

import { DomainError, domainError, invalidFields } from '../../platform/domain-error.js';

/** No running test has this name (BLX-017). */
export class SplitTestMissing extends DomainError {
  override readonly kind = 'not-found';

  constructor(name: string) {
    super(missingTest(name));
  }
}

/** Blocks refer to tests by name, so the name must be unique in a store. */
export class SplitTestNameTaken extends invalidFields(
  { name: ['Another test already has this name'] },
  'Another test already has this name',
) {}

/** Running tests multiply the cached variants of each page, so their number is limited. */
export class TooManySplitTests extends domainError(
  'invalid',
  `A shop can run at most ${String(mostRunning)} tests at a time and keep at most ${String(mostTests)}. End or delete one first.`,
) {}

/** The test ended already, possibly through a concurrent request. */
export class SplitTestHasEnded extends domainError('conflict', 'This test has already ended') {}

/** The winner is not a variation of the test. */
export class NoSuchVariation extends invalidFields(
  { winner: ['Choose a variation of this test'] },
  'Choose a variation of this test',
) {}
