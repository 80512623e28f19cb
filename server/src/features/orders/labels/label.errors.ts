import { DomainError } from '../../../platform/domain-error.js';

export class LabelUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There is no such label');
  }
}

/** Nobody makes what is not paid, or has left the house. */
export class LabelsNotDue extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Labels are printed from when an order is paid until it is complete');
  }
}

/** Somebody else was faster, or it takes a reason. */
export class LabelsAlreadyPrinted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('These labels are already printed. Say why to print them again.');
  }
}

export class LabelIsCancelled extends DomainError {
  override readonly kind = 'conflict';

  constructor(counter: number) {
    super(`Label ${counter} is cancelled`);
  }
}

export class NothingToPrint extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('All labels of this order are cancelled');
  }
}

export class LabelNotPrinted extends DomainError {
  override readonly kind = 'conflict';

  constructor(counter: number) {
    super(`Label ${counter} is not printed yet`);
  }
}

export class LabelAlreadyPicked extends DomainError {
  override readonly kind = 'conflict';

  constructor(counter: number) {
    super(`Label ${counter} is already picked`);
  }
}
