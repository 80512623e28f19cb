import { Body, Controller, Get, Put } from '@nestjs/common';
import { SaveTheme, type ThemeAnswer } from '@selvedge/shared/themes/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { ThemesService } from './themes.service.js';

/** API-058, THM-001: theme of the host's shop, for users who may change it. */
@Controller('omnis/v3/divisions/:division/theme')
@Can('theme.manage')
export class ThemesController {
  constructor(private readonly themes: ThemesService) {}

  @Get()
  read(@Context() { division }: CommandContext): ThemeAnswer {
    return this.themes.read(division);
  }

  /** Answers 409 with the current theme if the store was saved in the meantime. */
  @Put()
  save(@Context() context: CommandContext, @Body() theme: SaveTheme): Promise<ThemeAnswer> {
    return this.themes.save(context, theme);
  }
}
