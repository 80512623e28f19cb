import type { AdminProduct, AdminProducts } from '@selvedge/shared/products/admin/contract';
import type { WirePage } from '@selvedge/shared/pages/page';

import { formOf } from '../../features/products/admin/product-admin.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { patiently } from '../patiently.testing.js';

const products = '/omnis/v3/dashboard/products/';

/** Number of edits, the last of which was acknowledged. */
export interface Edited {
  count: number;
}

/** Creates a page of the owner's shop. */
export async function openPage(owner: Browser): Promise<WirePage> {
  const { body } = await owner.get('/omnis/v3/dashboard/secure/get/');
  const pages = `/omnis/v3/divisions/${String(body.store.active.id)}/pages/`;
  const { body: created } = await owner.send('post', pages, { body: { url: '/faults/' } });
  return created;
}

/** Sets consecutive page titles: 1, 2, 3. */
export async function editPage(
  owner: Browser,
  page: WirePage,
  titled: Edited,
  isOver: () => boolean,
): Promise<void> {
  const path = `/omnis/v3/divisions/${String(page.divisionId)}/pages/${String(page.id)}/`;
  for (let next = 1; !isOver(); next += 1) {
    const body = { title: String(next) };
    const { status } = await patiently(() => owner.send('patch', path, { body }));
    if (status === 200) titled.count = next;
  }
}

/**
 * Sets consecutive product names: 1, 2, 3; returns the product. A repeated save, whose first answer
 * was lost, is refused because the product has moved on; the product is then read again.
 */
export async function editProduct(
  owner: Browser,
  named: Edited,
  isOver: () => boolean,
): Promise<string> {
  const { body: list } = await patiently(() => owner.get(products));
  // Contract of CAT-028.
  const uuid = (list as AdminProducts).data[0]?.uuid ?? '';
  const path = `${products}${uuid}/`;
  for (let next = 1; !isOver(); next += 1) {
    const { body: now } = await patiently(() => owner.get(path));
    // Contract of CAT-028.
    const body = { ...formOf(now as AdminProduct), name: String(next) };
    const { status } = await patiently(() => owner.send('put', path, { body }));
    if (status === 200) named.count = next;
    else if (status !== 409) throw new Error(`The product was not saved: ${status}.`);
  }
  return uuid;
}
