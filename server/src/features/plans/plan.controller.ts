import { Controller, Get, Post } from '@nestjs/common';
import type { ShopPlan } from '@selvedge/shared/plans/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Plans } from './plans.service.js';

/** Plan endpoints for the person who pays for the host's shop. */
@Controller('omnis/v3/dashboard/plan')
@Can('plan.ask')
export class PlanController {
  constructor(private readonly plans: Plans) {}

  @Get()
  read(@Context() { division }: CommandContext): ShopPlan {
    return this.plans.planOf(division);
  }

  @Post('ask')
  requestPro(@Context() context: CommandContext): Promise<ShopPlan> {
    return this.plans.ask(context);
  }
}
