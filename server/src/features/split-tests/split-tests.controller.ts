import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  EndSplitTest,
  StartSplitTest,
  type SplitTestsAnswer,
} from '@selvedge/shared/split-tests/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { SplitTestsService } from './split-tests.service.js';

/** Split tests of a shop; each change returns the full list. */
@Controller('omnis/v3/divisions/:division/split-tests')
export class SplitTestsController {
  constructor(private readonly tests: SplitTestsService) {}

  @Get()
  @Can('pages.edit')
  list(@Context() context: CommandContext): Promise<SplitTestsAnswer> {
    return this.tests.list(context);
  }

  @Post()
  @Can('pages.publish')
  start(
    @Context() context: CommandContext,
    @Body() body: StartSplitTest,
  ): Promise<SplitTestsAnswer> {
    return this.tests.start(context, body);
  }

  // A non-numeric id becomes `NaN`, which matches no test.
  @Post(':splitTest/end')
  @HttpCode(HttpStatus.OK)
  @Can('pages.publish')
  end(
    @Context() context: CommandContext,
    @Param('splitTest') id: number,
    @Body() body: EndSplitTest,
  ): Promise<SplitTestsAnswer> {
    return this.tests.end(context, id, body);
  }

  @Delete(':splitTest')
  @Can('pages.publish')
  remove(
    @Context() context: CommandContext,
    @Param('splitTest') id: number,
  ): Promise<SplitTestsAnswer> {
    return this.tests.remove(context, id);
  }
}
