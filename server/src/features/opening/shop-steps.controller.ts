import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import type { ShopStep } from '@selvedge/shared/opening/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { ShopDoor } from './shop-door.service.js';
import { ShopSteps } from './shop-steps.service.js';

/** What is still to do before the host's shop sells. */
@Controller('omnis/v3/dashboard/steps')
export class ShopStepsController {
  constructor(
    private readonly steps: ShopSteps,
    private readonly door: ShopDoor,
  ) {}

  @Get()
  @Can('shops.look-after')
  list(@Context() { division }: CommandContext): Promise<readonly ShopStep[]> {
    return this.steps.of(division);
  }

  /** The last of them: from now on everybody may come in. */
  @Post('open')
  @HttpCode(HttpStatus.OK)
  @Can('settings.manage')
  async open(@Context() context: CommandContext): Promise<readonly ShopStep[]> {
    await this.door.open(context);
    return this.steps.of(context.division);
  }
}
