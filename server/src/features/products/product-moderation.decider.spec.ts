import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { productDecider } from './product.decider.js';
import { DenialReasonMissing, DenialReasonUncalledFor, ProductNotFound } from './product.errors.js';
import { productSaved, tee } from './product.testing.js';

const { given } = scenarioFor(productDecider);
const saved = productSaved(tee);

describe('product moderation', () => {
  const { uuid } = tee;
  const denied = { ...tee, approvalStatus: -1, denialReason: 'A trademark' } as const;

  it('CAT-030 denies with a reason, and approves', () => {
    given(saved)
      .when({ type: 'ModerateProduct', uuid, approvalStatus: -1, denialReason: 'A trademark' })
      .thenEvents(productSaved(denied, tee));
    given(productSaved(denied))
      .when({ type: 'ModerateProduct', uuid, approvalStatus: 1, denialReason: null })
      .thenEvents(productSaved({ ...tee, approvalStatus: 1 }, denied));
  });

  it('CAT-030 records nothing for a repeated denial', () => {
    given(productSaved(denied))
      .when({ type: 'ModerateProduct', uuid, approvalStatus: -1, denialReason: 'A trademark' })
      .thenNothing();
  });

  it('CAT-030 survives a save by the owner', () => {
    given(productSaved(denied))
      .when({ type: 'SaveProduct', product: { ...tee, name: 'New', approvalStatus: 1 } })
      .thenEvents(productSaved({ ...denied, name: 'New' }, denied));
  });

  it.each<[string, ApprovalStatus, string | null, Error]>([
    ['a denial without reason', -1, null, new DenialReasonMissing()],
    ['a denial with an empty reason', -1, ' ', new DenialReasonMissing()],
    ['an approval with a reason', 1, 'Nice', new DenialReasonUncalledFor()],
  ])('CAT-030 refuses %s', (_, approvalStatus, denialReason, refusal) => {
    given(saved)
      .when({ type: 'ModerateProduct', uuid, approvalStatus, denialReason })
      .thenThrows(refusal);
  });

  it('CAT-030 requires a saved product', () => {
    given()
      .when({ type: 'ModerateProduct', uuid, approvalStatus: 1, denialReason: null })
      .thenThrows(new ProductNotFound());
  });
});
