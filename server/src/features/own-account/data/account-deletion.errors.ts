import { DomainError, domainError } from '../../../platform/domain-error.js';

/** A shop must keep at least one owner. */
export class OnlyOwner extends DomainError {
  override readonly kind = 'conflict';

  constructor(shops: readonly string[]) {
    super(
      `You are the only owner of ${shops.join(', ')}. Transfer ownership, or have the shop closed, before you delete your account.`,
    );
  }
}

/** Staff accounts are ended by staff leads, not by their holders. */
export class AccountOfStaff extends domainError(
  'conflict',
  'Staff accounts cannot be deleted here. Ask a staff lead to close your account.',
) {}

/** The order still needs the customer's address. */
export class OrderUnderWay extends DomainError {
  override readonly kind = 'conflict';

  constructor(orderId: number) {
    super(
      `Order #${orderId} is paid but not complete. You can delete your account once it is complete.`,
    );
  }
}
