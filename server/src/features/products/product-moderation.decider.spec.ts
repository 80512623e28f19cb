import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { productDecider } from './product.decider.js';
import {
  DenialReasonMissing,
  DenialReasonUncalledFor,
  ProductMoved,
  ProductNotFound,
} from './product.errors.js';
import { firstApproval } from './product.rules.js';
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

  it('CAT-030 answers the note of the owner with a denial, but keeps it with an approval', () => {
    const noted = { ...tee, approvalNote: 'I drew it' };
    const decision = { type: 'ModerateProduct', uuid } as const;
    given(productSaved(noted))
      .when({ ...decision, approvalStatus: -1, denialReason: 'A trademark' })
      .thenEvents(productSaved(denied, noted));
    given(productSaved(noted))
      .when({ ...decision, approvalStatus: 1, denialReason: null })
      .thenEvents(productSaved({ ...noted, approvalStatus: 1 }, noted));
  });

  it('CAT-030 restores the note of the owner when a denial is undone, if nothing followed', () => {
    const noted = { ...tee, approvalNote: 'I drew it' };
    const undoing = {
      type: 'ModerateProduct',
      uuid,
      approvalStatus: 0,
      denialReason: null,
      restoresNote: true,
    } as const;
    const denial = [productSaved(noted), productSaved(denied, noted)];
    given(...denial)
      .when(undoing)
      .thenEvents(productSaved({ ...noted, approvalStatus: 0 }, denied));
    given(...denial)
      .when({ ...undoing, restoresNote: false })
      .thenEvents(productSaved({ ...tee, approvalStatus: 0 }, denied));
    const renamed = { ...denied, name: 'New' };
    given(...denial, productSaved(renamed, denied))
      .when(undoing)
      .thenEvents(productSaved({ ...renamed, approvalStatus: 0, denialReason: null }, renamed));
  });

  it('CAT-030 decides only about the product that was checked', () => {
    const approval = {
      type: 'ModerateProduct',
      uuid,
      approvalStatus: 1,
      denialReason: null,
    } as const;
    const changed = { ...tee, name: 'Other' };
    given(saved, productSaved(changed, tee))
      .when({ ...approval, before: tee })
      .thenThrows(new ProductMoved());
    given(saved)
      .when({ ...approval, before: tee })
      .thenEvents(productSaved({ ...tee, approvalStatus: 1 }, tee));
  });

  it('CAT-030 waits for new products of all shops but the main brand', () => {
    expect([firstApproval(tee.division), firstApproval(MAIN_DIVISION)]).toStrictEqual([0, null]);
  });

  it('CAT-030 requires a saved product', () => {
    given()
      .when({ type: 'ModerateProduct', uuid, approvalStatus: 1, denialReason: null })
      .thenThrows(new ProductNotFound());
  });
});
