import { AccountOfOrder, PayRequest, PlaceOrderRequest } from '@selvedge/shared/checkout/contract';

import { InvalidInput, type FieldErrors } from '../../platform/refusals.js';
import { readForm, textFields } from '../../features/storefront/index.js';

/** Checkout form, parsed into its two contracts. */
export interface CheckoutForm {
  readonly order: PlaceOrderRequest;
  readonly pay: PayRequest;
  /** Whether to save the address for the next order. */
  readonly savesAddress: boolean;
  /** Password of the account to create with the order. */
  readonly password: string | undefined;
}

const secretFields = ['paymentToken', 'password'];

/** Further password rules; throws InvalidInput. */
type RefusePassword = (password: string, email: string) => Promise<void>;

/** Throws InvalidInput with the errors of all parts, so that they are shown together. */
export async function readCheckoutForm(
  body: unknown,
  refusePassword: RefusePassword,
): Promise<CheckoutForm> {
  const errors: Record<string, readonly string[]> = {};
  const collect = (thrown: unknown): undefined => {
    Object.assign(errors, errorsIn(thrown));
    return undefined;
  };
  const order = await readForm(PlaceOrderRequest, orderFields(body)).catch(collect);
  const pay = await readForm(PayRequest, body).catch(collect);
  const fields = textFields(body);
  const password = await passwordIn(body, refusePassword).catch(collect);
  if (order === undefined || pay === undefined || Object.keys(errors).length > 0)
    throw new InvalidInput(errors);
  return { order, pay, savesAddress: fields['keepAddress'] === '1', password };
}

/**
 * Returns the password if its checkbox is ticked; without JavaScript the field is always sent.
 * Throws InvalidInput.
 */
async function passwordIn(
  body: unknown,
  refusePassword: RefusePassword,
): Promise<string | undefined> {
  const { makeAccount, email = '' } = textFields(body);
  if (makeAccount !== '1') return undefined;
  const { password } = await readForm(AccountOfOrder, body);
  await refusePassword(password, email.trim());
  return password;
}

/** Values to show again after an error; never payment token or password. */
export function shownAgain(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries(textFields(body));
  return Object.fromEntries(fields.filter(([name]) => !secretFields.includes(name)));
}

function errorsIn(thrown: unknown): FieldErrors {
  if (thrown instanceof InvalidInput) return thrown.errors;
  throw thrown;
}

/**
 * Ignores the billing address unless its checkbox is ticked: without JavaScript its fields are
 * always sent.
 */
function orderFields(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {};
  const { billingAddress, ...fields }: { readonly billingAddress?: unknown } = body;
  const differs = 'billingDiffers' in body && body.billingDiffers === '1';
  return { shippingAddress: {}, ...fields, ...(differs && { billingAddress }) };
}
