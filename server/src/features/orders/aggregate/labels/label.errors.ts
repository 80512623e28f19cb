import { DomainError } from '../../../../platform/domain-error.js';

export class LabelUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We were unable to find this label');
  }
}

/** The order is unpaid or closed. */
export class LabelsNotDue extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Labels can be printed only while an order is paid and not complete');
  }
}

/** The labels were already printed, possibly by a concurrent request, and no reason is given. */
export class LabelsAlreadyPrinted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('These labels have already been printed. Give a reason to print them again.');
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
