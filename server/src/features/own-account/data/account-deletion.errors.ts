import { DomainError } from '../../../platform/domain-error.js';

/** Nobody takes a shop's last owner from it. */
export class OnlyOwner extends DomainError {
  override readonly kind = 'conflict';

  constructor(shops: readonly string[]) {
    super(
      `You are the only owner of ${shops.join(', ')}: give it to somebody else, or have it closed, first`,
    );
  }
}

/** Their account is part of their work. */
export class AccountOfStaff extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You work for the platform: ask who leads the staff to end your account');
  }
}

/** Its address is still needed. */
export class OrderUnderWay extends DomainError {
  override readonly kind = 'conflict';

  constructor(orderId: number) {
    super(`Order #${orderId} is paid and not finished: it could not reach you any more`);
  }
}
