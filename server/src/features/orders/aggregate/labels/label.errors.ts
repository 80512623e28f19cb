import { DomainError, domainError } from '../../../../platform/domain-error.js';

export class LabelUnknown extends domainError('not-found', 'We were unable to find this label') {}

/** The order is unpaid or closed. */
export class LabelsNotDue extends domainError(
  'conflict',
  'Labels can be printed only while an order is paid and not complete',
) {}

/** The labels were already printed, possibly by a concurrent request, and no reason is given. */
export class LabelsAlreadyPrinted extends domainError(
  'conflict',
  'These labels have already been printed. Give a reason to print them again.',
) {}

export class LabelIsCancelled extends DomainError {
  override readonly kind = 'conflict';

  constructor(counter: number) {
    super(`Label ${counter} is cancelled`);
  }
}

export class NothingToPrint extends domainError(
  'conflict',
  'All labels of this order are cancelled',
) {}

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
