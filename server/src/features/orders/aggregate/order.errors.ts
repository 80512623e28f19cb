import { messages } from '@selvedge/shared/messages';
import type { OrderStatusNow } from '@selvedge/shared/orders/contract';
import { statusName, type OrderFlow, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { DomainError, domainError, invalidFields } from '../../../platform/domain-error.js';

export class NothingOrdered extends domainError('invalid', messages.nothingAdded) {}

export class OrderAlreadyPlaced extends DomainError {
  override readonly kind = 'conflict';

  constructor(orderId: number) {
    super(`Order ${orderId} has already been placed`);
  }
}

export class OrderNotFound extends domainError('not-found', 'We were unable to find this order') {}

export class StatusNotInFlow extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(flow: OrderFlow, status: OrderStatus) {
    super(`${statusName(status)} is not a status of the ${flow} flow`);
    this.errors = { status: [this.message] };
  }
}

/** Another person changed the status first; `current` is the new status (ORD-037). */
export class StatusHasMoved extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    readonly status: OrderStatus,
    override readonly current?: OrderStatusNow,
  ) {
    super(
      `This order has been moved to ${statusName(status)}${current?.user ? ` by ${current.user}` : ''}`,
    );
  }
}

/** An unpaid order would move into production without a reason why it counts as paid. */
export class OrderNotPaid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(orderId: number) {
    super(`Order ${orderId} has not been paid. Give a reason to mark it as paid.`);
    this.errors = { paidReason: [this.message] };
  }
}

export class OrderAlreadyPaid extends domainError('conflict', 'This order is already paid') {}

/** The order awaits no payment: it is a quote, or staff have moved it on. */
export class OrderNotPayable extends domainError(
  'conflict',
  'This order is not awaiting payment',
) {}

/** Only one attempt at a time, because the provider may already have charged the card. */
export class PaymentInProgress extends domainError(
  'conflict',
  'A payment for this order is being processed. Please wait a moment.',
) {}

export class PaymentAttemptUnknown extends domainError(
  'not-found',
  'We were unable to find this payment attempt',
) {}

const byNext =
  'This page is too far down the list. Continue with the "next" value of the previous page.';

/** Limits the rows that one page can skip. */
export class PageTooFar extends invalidFields({ page: [byNext] }, byNext) {}

/** The `after` value is not a `next` cursor of a list with this sort. */
export class PlaceUnknown extends invalidFields(
  {
    after: ['after must be the next value of a response with the same sort'],
  },
  'after must be the next value of a response with the same sort',
) {}
