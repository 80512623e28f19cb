import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import type { ApprovalNow } from '@selvedge/shared/catalogue/answers';
import { ChangeApproval } from '@selvedge/shared/catalogue/calls/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { ProductModeration } from './product-moderation.service.js';

/** Product moderation by staff (CAT-030). */
@Controller('omnis/v3/atlas/products')
export class ProductModerationController {
  constructor(private readonly moderation: ProductModeration) {}

  @Post(':id/approval')
  @HttpCode(HttpStatus.OK)
  @Can('products.moderate')
  approve(
    @Context() context: CommandContext,
    @Param('id') id: string,
    @Body() change: ChangeApproval,
  ): Promise<ApprovalNow> {
    return this.moderation.change(context, id, change);
  }
}
