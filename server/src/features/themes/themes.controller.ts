import { Body, Controller, Get, Put } from '@nestjs/common';
import { SaveTheme, type ThemeAnswer } from '@selvedge/shared/themes/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { ThemesService } from './themes.service.js';

/** API-058, THM-001: the looks of the host's shop, for those who may change them. */
@Controller('omnis/v3/divisions/:division/theme')
@Can('theme.manage')
export class ThemesController {
  constructor(private readonly themes: ThemesService) {}

  @Get()
  read(@Context() { division }: CommandContext): ThemeAnswer {
    return this.themes.read(division);
  }

  /** 409 with the present theme when the store was saved meanwhile. */
  @Put()
  save(@Context() context: CommandContext, @Body() theme: SaveTheme): Promise<ThemeAnswer> {
    return this.themes.save(context, theme);
  }
}
