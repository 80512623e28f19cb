import { statusName } from '@selvedge/shared/orders/order-status';
import type { useNavigate } from '@tanstack/react-router';

import { fetchCustomers } from '../../customers/index.js';
import { fetchOrders, type useScope } from '../../orders/index.js';
import { fetchStores } from '../../plans/index.js';
import { fetchProducts } from '../../products/index.js';
import type { PaletteCommand } from '../../../ui/office/PalettePopup.js';

/** Maximum number of results of each kind. */
const most = 4;

type Navigate = ReturnType<typeof useNavigate>;

/** Search for one kind of record, and the list screen of that kind. */
export interface RecordSource {
  readonly to: '/orders' | '/customers' | '/products' | '/stores';
  readonly find: (searchTerm: string) => Promise<readonly PaletteCommand[]>;
}

/** Searches of the palette. Callers filter them by the lists that the user can open. */
export function recordSources(
  scope: ReturnType<typeof useScope>['scope'],
  navigate: Navigate,
): readonly RecordSource[] {
  return [
    { to: '/orders', find: (term) => ordersOf(scope, term, navigate) },
    { to: '/customers', find: (term) => customersOf(term, navigate) },
    { to: '/products', find: (term) => productsOf(term, navigate) },
    { to: '/stores', find: (term) => storesOf(term, navigate) },
  ];
}

async function ordersOf(
  scope: ReturnType<typeof useScope>['scope'],
  searchTerm: string,
  navigate: Navigate,
): Promise<readonly PaletteCommand[]> {
  const { data } = await fetchOrders(scope, { searchTerm, perPage: most });
  return data.map(({ id, customerName, status }) => ({
    id: `order-${String(id)}`,
    text: `#${String(id)} ${customerName ?? 'Erased customer'}`,
    kind: `Order, ${statusName(status)}`,
    run: () => void navigate({ to: '/orders/$id', params: { id: String(id) } }),
  }));
}

async function customersOf(
  searchTerm: string,
  navigate: Navigate,
): Promise<readonly PaletteCommand[]> {
  const { customers } = await fetchCustomers({ searchTerm });
  return customers.slice(0, most).map(({ id, name, email }) => ({
    id: `customer-${String(id)}`,
    text: `${name}, ${email}`,
    kind: 'Customer',
    run: () => void navigate({ to: '/customers/$customer', params: { customer: String(id) } }),
  }));
}

async function productsOf(
  searchTerm: string,
  navigate: Navigate,
): Promise<readonly PaletteCommand[]> {
  const { data } = await fetchProducts({ searchTerm, perPage: most });
  return data.map(({ uuid, name, image }) => ({
    id: `product-${uuid}`,
    text: name,
    kind: 'Product',
    image: `${image}?w=80`,
    run: () => void navigate({ to: '/products/$uuid', params: { uuid } }),
  }));
}

async function storesOf(
  searchTerm: string,
  navigate: Navigate,
): Promise<readonly PaletteCommand[]> {
  const { data } = await fetchStores({ searchTerm, perPage: most });
  return data.map(({ division, name }) => ({
    id: `store-${String(division)}`,
    text: name,
    kind: 'Shop',
    run: () => void navigate({ to: '/stores/$store', params: { store: String(division) } }),
  }));
}
