import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { ApprovalNow } from '@selvedge/shared/catalogue/answers';
import type { ChangeApproval } from '@selvedge/shared/catalogue/calls/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { productDecider } from '../product.decider.js';
import { ProductIds, type FoundProduct } from '../product-ids.queries.js';
import { ProductMoved, ProductNotFound } from '../product.errors.js';
import { ProductsReader } from '../product.queries.js';
import { ProductApprovals } from './product-approvals.service.js';
import { ProductNoLongerAsChecked } from './product-moderation.errors.js';

/** Approves or denies products of any store (CAT-030). */
@Injectable()
export class ProductModeration {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: ProductIds,
    private readonly products: ProductsReader,
    private readonly approvals: ProductApprovals,
  ) {}

  /**
   * Throws ProductNotFound, DenialReasonMissing and DenialReasonUncalledFor, and
   * ProductNoLongerAsChecked if `version` is given and no longer current.
   */
  async change(
    context: CommandContext,
    id: string,
    { approvalStatus, denialReason = null, version, restoresNote = false }: ChangeApproval,
  ): Promise<ApprovalNow> {
    const found = await this.ids.find(id);
    if (found === undefined) throw new ProductNotFound();
    const { division, uuid } = found;
    const before = version === undefined ? undefined : await this.checked(found, version);
    const command = {
      type: 'ModerateProduct',
      uuid,
      approvalStatus,
      denialReason,
      restoresNote,
      before,
    } as const;
    try {
      const { state } = await this.commands.handle(
        { ...context, division },
        productDecider,
        command,
      );
      if (!state.saved) throw new ProductNotFound();
      return approvalNow(state.product);
    } catch (refusal) {
      if (!(refusal instanceof ProductMoved)) throw refusal;
      throw await this.conflict(found);
    }
  }

  /** Returns the product at that version. Throws ProductNoLongerAsChecked. */
  private async checked(found: FoundProduct, version: number): Promise<Product | undefined> {
    const [product] = await this.products.everyOf(found.division, [found.uuid]);
    const current = await this.approvals.one(found.division, found.uuid);
    if (current.version !== version) throw new ProductNoLongerAsChecked(current);
    return product;
  }

  private async conflict({ division, uuid }: FoundProduct): Promise<ProductNoLongerAsChecked> {
    return new ProductNoLongerAsChecked(await this.approvals.one(division, uuid));
  }
}

function approvalNow(product: Product): ApprovalNow {
  const { id, uuid, approvalStatus, denialReason } = product;
  return { id, uuid, approvalStatus, approvalText: approvalText(approvalStatus), denialReason };
}
