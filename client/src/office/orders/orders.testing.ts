import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';

export const listedOrder: AtlasOrderRow = {
  id: 7,
  hash: 'a'.repeat(32),
  division: 3,
  store: 'Tropic',
  flow: 'normal',
  status: 'paid',
  stage: 1,
  percentComplete: 20,
  total: 2900,
  currency: 'GBP',
  quantity: 1,
  image: null,
  images: [],
  priority: 'normal',
  customerName: 'Ada Byron',
  createdAt: '2026-11-01T10:00:00.000Z',
  changedAt: '2026-11-01T10:00:00.000Z',
  changedBy: null,
  position: 10,
};
