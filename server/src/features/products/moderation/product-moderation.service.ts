import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { ApprovalNow } from '@selvedge/shared/catalogue/answers';
import type { ChangeApproval } from '@selvedge/shared/catalogue/calls/contract';
import { Injectable } from '@nestjs/common';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { productDecider } from '../product.decider.js';
import { ProductIds } from '../product-ids.queries.js';
import { ProductNotFound } from '../product.errors.js';

/** Approves or denies products of any store (CAT-030). */
@Injectable()
export class ProductModeration {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: ProductIds,
  ) {}

  /** Throws ProductNotFound, DenialReasonMissing and DenialReasonUncalledFor. */
  async change(
    context: CommandContext,
    id: string,
    { approvalStatus, denialReason = null }: ChangeApproval,
  ): Promise<ApprovalNow> {
    const found = await this.ids.find(id);
    if (found === undefined) throw new ProductNotFound();
    const { division, uuid } = found;
    const { state } = await this.commands.handle({ ...context, division }, productDecider, {
      type: 'ModerateProduct',
      uuid,
      approvalStatus,
      denialReason,
    });
    if (!state.saved) throw new ProductNotFound();
    const { product } = state;
    return {
      id: product.id,
      uuid,
      approvalStatus: product.approvalStatus,
      approvalText: approvalText(product.approvalStatus),
      denialReason: product.denialReason,
    };
  }
}
