import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import type { ApprovalNow } from '@selvedge/shared/catalogue/answers';
import { ChangeApproval } from '@selvedge/shared/catalogue/calls/contract';
import { ApprovalsQuery, type Approvals } from '@selvedge/shared/products/approvals/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { ProductApprovals } from './product-approvals.service.js';
import { ProductModeration } from './product-moderation.service.js';

/** Product moderation by staff (CAT-030). */
@Controller('omnis/v3/atlas/products')
@Can('products.moderate')
export class ProductModerationController {
  constructor(
    private readonly moderation: ProductModeration,
    private readonly approvals: ProductApprovals,
  ) {}

  @Get()
  list(@Query() query: ApprovalsQuery): Promise<Approvals> {
    return this.approvals.list(query);
  }

  @Post(':id/approval')
  @HttpCode(HttpStatus.OK)
  approve(
    @Context() context: CommandContext,
    @Param('id') id: string,
    @Body() change: ChangeApproval,
  ): Promise<ApprovalNow> {
    return this.moderation.change(context, id, change);
  }
}
