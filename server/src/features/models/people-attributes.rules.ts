import type { CustomerFile } from '@selvedge/shared/customers/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { DETAILS } from '@selvedge/shared/customers/details';
import type { StaffUser } from '@selvedge/shared/staff/users/contract';

/** Same attributes as the single-order endpoint. */
export const orderAttributes = [
  ...(['id', 'hash', 'division', 'store', 'flow', 'status', 'orderStatus', 'stage'] as const),
  ...(['percentComplete', 'items', 'quantity', 'image', 'images', 'subtotal', 'goodsTax'] as const),
  ...(['shipping', 'shippingTax', 'discount', 'taxDiscount', 'total', 'currency'] as const),
  ...(['customerName', 'email', 'shippingAddress', 'billingAddress', 'priority'] as const),
  ...(['statusLogRecords', 'paymentAttempts', 'ledger', 'trackingCodes', 'quote'] as const),
  ...(['parentOrder', 'childOrderType', 'childOrders', 'refundOrders', 'exchangeOrders'] as const),
  ...(['fulfillmentFactory', 'integrationType', 'reprintReasonId', 'invoiceUrl'] as const),
  ...(['createdAt', 'changedAt', 'changedBy', 'deletedAt', 'coupon', 'tax'] as const),
] as const satisfies readonly (keyof AtlasOrder)[];

/** Customer attributes that the owner of a store can see. */
const ownCustomerAttributes = ['id', 'email', 'firstName', 'lastName', 'verified'] as const;

/** Owners see the attributes above; all others are null for them. */
export const customerAttributes = [
  ...ownCustomerAttributes,
  ...(['name', 'createdAt', 'avatar', ...DETAILS, 'internal', 'claimedUser'] as const),
  ...(['signedEula', 'divisions', 'manufacturers', 'dashboardPermissions', 'role'] as const),
  ...(['twoFactorAuthEnabled', 'requestTerms', 'shouldHaveStore', 'stores', 'notes'] as const),
  ...(['tags', 'leadStatus', 'potentialValue', 'statusJourney'] as const),
] as const satisfies readonly (keyof CustomerFile)[];

/** Staff attributes visible to all staff who can view accounts. */
const knownUserAttributes = [
  ...(['id', 'email', 'firstName', 'lastName', 'fullName', 'status', 'avatar'] as const),
  'mutedAt',
] as const;

/**
 * Staff without the right to grant permissions see the attributes above; all others are null for
 * them.
 */
export const userAttributes = [
  ...knownUserAttributes,
  ...(['username', 'login', 'profilePhoto', 'permissions', 'rfids', 'storeControlRole'] as const),
  ...(['twoFactorAuthEnabled', 'hasSavedPassword', 'lastActive'] as const),
] as const satisfies readonly (keyof StaffUser)[];
