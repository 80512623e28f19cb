import { messages } from '@selvedge/shared/messages';
import type { OrderStatusNow } from '@selvedge/shared/orders/contract';
import { statusName, type OrderFlow, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { DomainError } from '../../platform/domain-error.js';

/** ERR-016. */
export class NothingOrdered extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(messages.nothingAdded);
  }
}

export class OrderAlreadyPlaced extends DomainError {
  override readonly kind = 'conflict';

  constructor(orderId: number) {
    super(`Order ${orderId} has already been placed`);
  }
}

export class OrderNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('We were unable to find this order');
  }
}

/** ORD-037. */
export class StatusNotInFlow extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(flow: OrderFlow, status: OrderStatus) {
    super(`${statusName(status)} is not a status of the ${flow} flow`);
    this.errors = { status: [this.message] };
  }
}

/** ORD-037: somebody else was faster than the person who asked. `current` says what is there now. */
export class StatusHasMoved extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    readonly status: OrderStatus,
    override readonly current?: OrderStatusNow,
  ) {
    super(
      `This order is now at ${statusName(status)}${current?.user ? `, by ${current.user}` : ''}`,
    );
  }
}

/** A person moves an unpaid order into production without a reason why it counts as paid. */
export class OrderNotPaid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(orderId: number) {
    super(`Order ${orderId} has not been paid. Give a reason to mark it as paid.`);
    this.errors = { paidReason: [this.message] };
  }
}

export class OrderAlreadyPaid extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This order is already paid');
  }
}

/** It waits for no payment: it is a quote, or staff have moved it on. */
export class OrderNotPayable extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This order is not waiting for a payment');
  }
}

/** One attempt at a time: the provider may have the money already. */
export class PaymentInProgress extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('A payment of this order is being processed. Please wait a moment.');
  }
}

export class PaymentAttemptUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There is no such payment attempt');
  }
}

const byNext = 'Pages so far down are reached by the next of the page before';

/** So many orders are not walked past for one page. */
export class PageTooFar extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { page: [byNext] };

  constructor() {
    super(byNext);
  }
}

/** What was sent as `after` is the `next` of no list that is sorted so. */
export class PlaceUnknown extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { after: ['after must be the next of an answer with this sort'] };

  constructor() {
    super('after must be the next of an answer with this sort');
  }
}
