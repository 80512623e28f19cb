import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { TestApp } from '../../platform/testing/start-app.js';
import { ProductsService } from '../products/products.service.js';
import { tee } from '../products/product.testing.js';

/** Puts a t-shirt on sale: Navy and White; S and M available, L sold out. */
export function offer(
  app: TestApp,
  { division }: Pick<Store, 'division'>,
  changes: Partial<Product> = {},
): Promise<Product> {
  const uuid = changes.uuid ?? randomUUID();
  const context = { division, actor: 'system:test', correlationId: 'offer' };
  return app.get(ProductsService).save(context, { ...tee, uuid, ...changes });
}
