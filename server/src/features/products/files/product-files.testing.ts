import type { AdminProductRow } from '@selvedge/shared/products/admin/contract';
import type { ProductImport } from '@selvedge/shared/products/admin/import/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';

export const adminPath = '/omnis/v3/dashboard/products/';
export const imports = `${adminPath}imports/`;

export const header = 'name,url_name,garment,design_front,colours,price,sale_price,enabled,type';
export const sun =
  'Sun tee,sun-tee,t-shirt,retro-sun,"Navy: S, M, !L | White: S",24.00,,yes,t-shirt';
export const moon = 'Moon tee,moon-tee,t-shirt,moon-phases,Black: S,26,19.5,no,t-shirt';

/** A new store, and its owner with a CSRF token. */
export async function opened(app: TestApp): Promise<{ shop: Store; owner: SignedIn }> {
  const shop = await app.openStore();
  const owner = await app.signInOwner(shop);
  await owner.get('/omnis/v3/dashboard/secure/get/');
  return { shop, owner };
}

export function upload(owner: SignedIn, text: string | Buffer, type = 'text/csv'): Promise<Answer> {
  return owner.send('post', `${imports}?fileName=spring.csv`, {
    headers: { 'content-type': type, 'x-xsrf-token': owner.cookie('XSRF-TOKEN') ?? '' },
    body: text,
  });
}

/** Uploads a file with these lines for a check. */
export async function checked(owner: SignedIn, ...lines: string[]): Promise<ProductImport> {
  const { status, text } = await upload(owner, lines.join('\r\n'));
  if (status !== 201) throw new Error(text);
  // Responses have the types of the shared contracts.
  return JSON.parse(text) as ProductImport;
}

/** Runs a checked file to completion. */
export async function run(owner: SignedIn, uuid: string): Promise<ProductImport> {
  const { status, text } = await owner.post(`${imports}${uuid}/run/`);
  if (status !== 202) throw new Error(text);
  return until(
    async () => {
      const answer = await owner.get(`${imports}${uuid}/`);
      // Responses have the types of the shared contracts.
      return JSON.parse(answer.text) as ProductImport;
    },
    (found) => found.status === 'done',
  );
}

export async function listed(owner: SignedIn): Promise<readonly AdminProductRow[]> {
  const { text } = await owner.get(`${adminPath}?sort=name`);
  // Responses have the types of the shared contracts.
  return (JSON.parse(text) as { data: AdminProductRow[] }).data;
}

/** Returns the uuid of the store's first product by name. */
export async function first(owner: SignedIn): Promise<string> {
  return (await listed(owner))[0]?.uuid ?? '';
}
