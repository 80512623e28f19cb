import { Injectable } from '@nestjs/common';
import type { CheckoutAddress } from '@selvedge/shared/checkout/checkout.screen';
import type { OrderAddress } from '@selvedge/shared/orders/contract';
import { addressLine, type SavedAddress } from '@selvedge/shared/own-account/saved-address';
import type { FormState } from '@selvedge/shared/screens/form-state';

import type { Subject } from '../../platform/authorization/session.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Accounts } from '../../features/accounts/index.js';
import { Addresses, TooManyAddresses } from '../../features/addresses/index.js';

/** Initial values of the checkout of a signed-in customer. */
export interface CheckoutPrefill {
  readonly addresses: readonly CheckoutAddress[] | null;
  readonly form: FormState | null;
  /** Undefined if no address was chosen. */
  readonly country: string | undefined;
}

/** Saved addresses at checkout. */
@Injectable()
export class SavedAddresses {
  constructor(
    private readonly addresses: Addresses,
    private readonly accounts: Accounts,
  ) {}

  /** Uses the named address, otherwise the default one. Empty for guests. */
  async begin(subject: Subject | null, named: unknown): Promise<CheckoutPrefill> {
    if (subject === null) return { addresses: null, form: null, country: undefined };
    const addresses = await this.addresses.of(subject);
    const chosen =
      addresses.find(({ addressId }) => addressId === named) ??
      addresses.find(({ isDefault }) => isDefault);
    const account = await this.accounts.of(subject);
    const values = { email: account?.email ?? '', ...(chosen && fieldsOf(chosen)) };
    return {
      addresses: addresses.map((one) => choiceOf(one, one === chosen)),
      form: { values, errors: {}, message: null },
      country: chosen?.country,
    };
  }

  /** List of addresses beside a submitted form, which shows its own values. */
  async list(subject: Subject | null): Promise<CheckoutPrefill['addresses']> {
    if (subject === null) return null;
    return (await this.addresses.of(subject)).map((one) => choiceOf(one, false));
  }

  /** Saves the address on request. If the list is full, the order is placed without saving. */
  async save(
    context: CommandContext,
    subject: Subject | null,
    address: OrderAddress,
  ): Promise<void> {
    if (subject === null) return;
    await this.addresses.add(context, subject, address).catch((refusal: unknown) => {
      if (!(refusal instanceof TooManyAddresses)) throw refusal;
    });
  }
}

function choiceOf(address: SavedAddress, isChosen: boolean): CheckoutAddress {
  return { addressId: address.addressId, line: addressLine(address), isChosen };
}

function fieldsOf(address: SavedAddress): Record<string, string> {
  const { fullName, line1, line2, city, state = '', postcode, country } = address;
  const fields = { fullName, line1, line2: line2 ?? '', city, state, postcode, country };
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [`shippingAddress.${name}`, text]),
  );
}
