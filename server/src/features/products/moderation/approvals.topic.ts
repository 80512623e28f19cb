import { can } from '@selvedge/shared/policies/policies';
import type { ProductSavedLive } from '@selvedge/shared/products/approvals/contract';
import { approvalsTopic } from '@selvedge/shared/products/approvals/topics';

import type { LiveTopic } from '../../../platform/live/live-topics.js';
import type { ProductEvent } from '../product.events.js';

/** Topic `atlas:approvals`: ids of saved products of all stores, without their content. */
export const approvals: LiveTopic<ProductEvent> = {
  pattern: approvalsTopic,
  scope: (_topic, { principal }) =>
    can(principal, 'products.moderate') ? { divisions: 'all' } : { refused: 'forbidden' },
  on: {
    ProductSaved: (_topic, { event: { product } }) => {
      const data: ProductSavedLive = { id: product.id };
      return { name: 'product.saved', data };
    },
  },
};
