import { missingTest, mostRunning, mostTests } from '@selvedge/shared/split-tests/split-test';

import { DomainError } from '../../platform/domain-error.js';

/** No running test has this name (BLX-017). */
export class SplitTestMissing extends DomainError {
  override readonly kind = 'not-found';

  constructor(name: string) {
    super(missingTest(name));
  }
}

/** Blocks refer to tests by name, so the name must be unique in a store. */
export class SplitTestNameTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { name: ['Another test already has this name'] };

  constructor() {
    super('Another test already has this name');
  }
}

/** Running tests multiply the cached variants of each page, so their number is limited. */
export class TooManySplitTests extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(
      `A shop can run at most ${String(mostRunning)} tests at a time and keep at most ${String(mostTests)}. End or delete one first.`,
    );
  }
}

/** The test ended already, possibly through a concurrent request. */
export class SplitTestHasEnded extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This test has already ended');
  }
}

/** The winner is not a variation of the test. */
export class NoSuchVariation extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { winner: ['Choose a variation of this test'] };

  constructor() {
    super('Choose a variation of this test');
  }
}
