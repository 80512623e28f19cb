import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { SavedFirstProductDraft, type ShopStep } from '@selvedge/shared/opening/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { OpeningDrafts } from './drafts/opening-drafts.service.js';
import { ShopAvailability } from './shop-availability.service.js';
import { ShopSteps } from './shop-steps.service.js';

/** Remaining steps before the host's shop can sell. */
@Controller('omnis/v3/dashboard/steps')
export class ShopStepsController {
  constructor(
    private readonly steps: ShopSteps,
    private readonly door: ShopAvailability,
    private readonly drafts: OpeningDrafts,
  ) {}

  @Get()
  @Can('shops.look-after')
  list(@Context() { division }: CommandContext): Promise<readonly ShopStep[]> {
    return this.steps.of(division);
  }

  /** Draft of the first product, on any device. */
  @Get('draft')
  @Can('shops.look-after')
  draft(@Context() { division, actor }: CommandContext): Promise<SavedFirstProductDraft> {
    return this.drafts.productOf(division, actor);
  }

  @Put('draft')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('shops.look-after')
  saveDraft(
    @Context() { division, actor }: CommandContext,
    @Body() saved: SavedFirstProductDraft,
  ): Promise<void> {
    return this.drafts.saveProduct(division, actor, saved);
  }

  /** Completes the last step: opens the shop to everyone. */
  @Post('open')
  @HttpCode(HttpStatus.OK)
  @Can('settings.manage')
  async open(@Context() context: CommandContext): Promise<readonly ShopStep[]> {
    await this.door.open(context);
    await this.drafts.deleteProductDrafts(context.division);
    return this.steps.of(context.division);
  }
}
