import type { CustomerFile } from '@selvedge/shared/customers/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { DETAILS } from '@selvedge/shared/own-account/details';
import type { StaffUser } from '@selvedge/shared/staff/users/contract';

/** ORD-001 to ORD-008: as the call of a single order has them. */
export const orderAttributes = [
  ...(['id', 'hash', 'division', 'store', 'flow', 'status', 'orderStatus', 'stage'] as const),
  ...(['percentComplete', 'items', 'quantity', 'image', 'images', 'subtotal', 'goodsTax'] as const),
  ...(['shipping', 'shippingTax', 'discount', 'taxDiscount', 'total', 'currency'] as const),
  ...(['customerName', 'email', 'shippingAddress', 'billingAddress', 'priority'] as const),
  ...(['statusLogRecords', 'paymentAttempts', 'ledger', 'trackingCodes', 'quote'] as const),
  ...(['parentOrder', 'childOrderType', 'childOrders', 'refundOrders', 'exchangeOrders'] as const),
  ...(['fulfillmentFactory', 'integrationType', 'reprintReasonId', 'invoiceUrl'] as const),
  ...(['createdAt', 'changedAt', 'changedBy', 'deletedAt'] as const),
] as const satisfies readonly (keyof AtlasOrder)[];

/** What the owners of a store are told of those who ordered there. */
const ownCustomerAttributes = ['id', 'email', 'firstName', 'lastName', 'verified'] as const;

/** IDN-001 to IDN-003; null towards owners but for those above. */
export const customerAttributes = [
  ...ownCustomerAttributes,
  ...(['name', 'createdAt', 'avatar', ...DETAILS, 'internal', 'claimedUser'] as const),
  ...(['signedEula', 'divisions', 'manufacturers', 'dashboardPermissions', 'role'] as const),
  ...(['twoFactorAuthEnabled', 'requestTerms', 'shouldHaveStore', 'stores', 'notes'] as const),
  ...(['tags', 'leadStatus', 'potentialValue', 'statusJourney'] as const),
] as const satisfies readonly (keyof CustomerFile)[];

/** What all those are told of the staff who see accounts. */
const knownUserAttributes = [
  ...(['id', 'email', 'firstName', 'lastName', 'fullName', 'status', 'avatar'] as const),
  'mutedAt',
] as const;

/** ATL-002, ATL-003; null but for those above where somebody does not lead the staff. */
export const userAttributes = [
  ...knownUserAttributes,
  ...(['username', 'login', 'profilePhoto', 'permissions', 'rfids', 'storeControlRole'] as const),
  ...(['twoFactorAuthEnabled', 'hasSavedPassword', 'lastActive'] as const),
] as const satisfies readonly (keyof StaffUser)[];
