import { missingTest, mostRunning, mostTests } from '@selvedge/shared/split-tests/split-test';

import { DomainError } from '../../platform/domain-error.js';

/** BLX-017: there is no test of that name, or it does not run. */
export class SplitTestMissing extends DomainError {
  override readonly kind = 'not-found';

  constructor(name: string) {
    super(missingTest(name));
  }
}

/** Another test of the store has the name; blocks would not know which. */
export class SplitTestNameTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { name: ['Another test has this name already'] };

  constructor() {
    super('Another test has this name already');
  }
}

/** Each test that runs makes more pages of each page. */
export class TooManySplitTests extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(
      `At most ${String(mostRunning)} tests run at the same time, and ${String(mostTests)} are kept. End or delete one first.`,
    );
  }
}

/** It ended already, perhaps by somebody else. */
export class SplitTestHasEnded extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This test has ended already');
  }
}

/** The variation is none of the test's. */
export class NoSuchVariation extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { winner: ['Please choose a variation of the test'] };

  constructor() {
    super('Please choose a variation of the test');
  }
}
