import type { OrderAddress, ShopperOrder } from '@selvedge/shared/orders/contract';
import { cutText } from '@selvedge/shared/texts/cut-text';

const hidden = '•••';

type Person = Pick<ShopperOrder, 'email' | 'shippingAddress' | 'billingAddress'>;

/** Masks personal data: buyers can still recognize it, but others cannot use it to find them. */
export function maskedPerson({ email, shippingAddress, billingAddress }: Person): Person {
  return {
    email: email && maskedEmail(email),
    shippingAddress: shippingAddress && maskedAddress(shippingAddress),
    billingAddress: billingAddress && maskedAddress(billingAddress),
  };
}

function maskedEmail(email: string): string {
  return `${masked(email)}${email.slice(email.lastIndexOf('@'))}`;
}

function maskedAddress({ fullName, city, postcode, country }: OrderAddress): OrderAddress {
  return {
    fullName: fullName.trim().split(/\s+/).map(masked).join(' '),
    line1: hidden,
    line2: null,
    city: masked(city),
    postcode: masked(postcode),
    country,
  };
}

function masked(text: string): string {
  return `${cutText(text, 1)}${hidden}`;
}
