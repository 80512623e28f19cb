import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { unlessAbsent } from '@selvedge/shared/http/field-decorators';

import type { CommandContext } from '../event-log/commands/command-handler.js';
import { DomainError } from '../domain-error.js';
import { RateLimited } from './rate-limits.js';
import { Context } from './request-facts.js';
import { CallerGone, TooMuchAsked } from '../concurrency/work-queue.js';

class Size {
  @IsString({ message: 'must be text' })
  @MaxLength(3)
  name?: string;

  @unlessAbsent
  @IsInt({ message: 'must be a whole number' })
  count?: number;
}

/** Nested contract, like those of real calls. */
export class Thing {
  @IsObject()
  @ValidateNested()
  @Type(() => Size)
  size?: Size;

  @unlessAbsent
  @ValidateNested({ each: true })
  @Type(() => Size)
  more?: Size[];
}

class StatusHasMoved extends DomainError {
  override readonly kind = 'conflict';
  override readonly current = { status: 'paid' };

  constructor() {
    super('The status has moved');
  }
}

class ProRequired extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super('This needs a pro store');
  }
}

class ItemGone extends DomainError {
  override readonly kind = 'unavailable-item';

  constructor() {
    super('Oops... Looks like this product is no longer available');
  }
}

const thrown: Readonly<Record<string, () => Error>> = {
  conflict: () => new StatusHasMoved(),
  pro: () => new ProRequired(),
  item: () => new ItemGone(),
  gone: () => new CallerGone(),
  busy: () => new TooMuchAsked(),
  bug: () => new Error('password=hunter2 at /srv/secret.ts'),
};

/** Calls that expose the platform's own behaviour. */
@Controller('omnis/v3/probe')
export class ProbeController {
  @Post('thing')
  @HttpCode(200)
  echo(@Body() thing: Thing): Thing {
    return thing;
  }

  @Get('query')
  query(@Query() query: Record<string, string>): Record<string, string> {
    return query;
  }

  @Get('thrown/:what')
  throw(@Param('what') what: string): never {
    throw thrown[what]?.() ?? new Error('nothing to throw');
  }

  @Get(['context', ':division/context'])
  context(@Context() context: CommandContext): CommandContext {
    return context;
  }

  @Post('limited')
  @RateLimited('login')
  limited(): object {
    return {};
  }
}

/** Page endpoint, outside of the API. */
@Controller('probe-page')
export class ProbePageController {
  @Post()
  @HttpCode(200)
  form(@Body() fields: object): object {
    return fields;
  }

  @Get()
  page(): string {
    return 'a page';
  }
}
