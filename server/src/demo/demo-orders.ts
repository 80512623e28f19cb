import { createHash } from 'node:crypto';

import { sellingPrice, type Product } from '@selvedge/shared/catalogue/contract';
import { itemTaxOf, totalsOf } from '@selvedge/shared/pricing/totals';
import { orderTaxOf, taxOfSale } from '@selvedge/shared/tax/sale-tax';
import { pricesByZone, zoneOf } from '@selvedge/shared/delivery/delivery-zone';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeOf } from '@selvedge/shared/stores/home';

import type { PlaceOrder } from '../features/orders/index.js';
import type { PlannedOrder } from './demo-order-plan.js';

const firstNames = [
  'Amara',
  'Ben',
  'Chloé',
  'Dmitri',
  'Elif',
  'Femi',
  'Greta',
  'Hugo',
  'Isla',
  'Jonas',
  'Keiko',
  'Leo',
  'Mei',
] as const;
const lastNames = [
  'Abbott',
  'Brandt',
  'Castell',
  'Dahl',
  'Eriksen',
  'Fontaine',
  'Grant',
  'Hale',
  'Ito',
  'Jensen',
  'Kaya',
] as const;
const places = [
  { city: 'Bristol', postcode: 'BS1 4DJ', country: 'GB', street: 'Harbour Way' },
  { city: 'Leeds', postcode: 'LS2 7HY', country: 'GB', street: 'Mill Lane' },
  { city: 'Freshwater', postcode: 'PO40 9PY', country: 'GB', street: 'Shore Road' },
  { city: 'Edinburgh', postcode: 'EH6 6QQ', country: 'GB', street: 'Leith Walk' },
  { city: 'Galway', postcode: 'H91 E9P2', country: 'IE', street: 'Quay Street' },
  { city: 'Hamburg', postcode: '20457', country: 'DE', street: 'Am Sandtorkai' },
  { city: 'Cardiff', postcode: 'CF10 5BZ', country: 'GB', street: 'Bute Street' },
  { city: 'Portland', state: 'OR', postcode: '97205', country: 'US', street: 'Alder Street' },
] as const;

interface Shopper {
  readonly customerId: number | null;
  readonly email: string;
  readonly address: OrderAddress;
}

/** Shopper of an order: a fictitious guest, or for every eleventh order the demo customer. */
export function shopperOf(number: number, accountId: number): Shopper {
  const first = pick(firstNames, number * 5);
  const last = pick(lastNames, number * 3);
  const { street, ...place } = pick(places, number * 7);
  const house = String((number % 80) + 1);
  const line1 = place.country === 'DE' ? `${street} ${house}` : `${house} ${street}`;
  const hasAccount = number % 11 === 0;
  const fullName = hasAccount ? 'Sam Rivers' : `${first} ${last}`;
  const name = `${first}.${last}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return {
    customerId: hasAccount ? accountId : null,
    email: hasAccount ? 'shopper@example.test' : `${name}@example.test`,
    address: { fullName, line1, line2: null, ...place },
  };
}

/** Command that places an order of one to three shirts of the store. */
export function placingOf(
  { number, flow, path: [status] }: PlannedOrder,
  orderId: number,
  { customerId, email, address }: Shopper,
  { store, products }: { readonly store: Store; readonly products: readonly Product[] },
): PlaceOrder {
  const tax = taxOfSale(address, new Date());
  const price = pricesByZone(store.shipping)[zoneOf(address.country, homeOf(store))];
  const lines = Array.from({ length: 1 + (number % 3) }, (_, line) => {
    const product = pick(products, number * 7 + line * 5);
    const quantity = flow === 'bespoke' ? 40 : 1 + ((number + line) % 4 === 0 ? 1 : 0);
    return { product, quantity, price: sellingPrice(product), vatRate: product.vatRate };
  });
  return {
    type: 'PlaceOrder',
    orderId,
    hash: createHash('sha256')
      .update(`demo order ${String(number)} ${String(orderId)}`)
      .digest('hex')
      .slice(0, 32),
    customerId,
    status,
    fulfillmentFactory: flow === 'paper' ? { code: 'paper', printsPaper: true } : null,
    items: lines.map(({ product, quantity, price, vatRate }, index) => ({
      id: index + 1,
      pieces: [],
      quantity,
      price,
      ...itemTaxOf({ quantity, price, vatRate }, tax.rates),
      ...variantOf(product, number + index),
    })),
    totals: totalsOf(lines, { rates: tax.rates, price, currency: store.currency }),
    tax: orderTaxOf(tax),
    exchangeRate: 1,
    email,
    shippingAddress: address,
    billingAddress: address,
  };
}

type Variant = Pick<OrderItem, 'productUuid' | 'sku' | 'name' | 'image' | 'options'>;

function variantOf({ uuid, name, colours }: Product, choice: number): Variant {
  const colour = pick(colours, choice);
  const size = pick(
    colour.sizes.filter(({ available }) => available),
    choice * 3,
  );
  return {
    productUuid: uuid,
    sku: size.sku,
    name,
    image: colour.images[0]?.original ?? '',
    options: { Colour: colour.name, Size: size.name },
  };
}

/** Picks cyclically from a list that is not empty. */
function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
