import { Type } from 'class-transformer';
import {
  Equals,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

import { messages } from '../messages.js';
import { trimmed } from '../http/field-decorators.js';

/** API-045, MKT-019 POST /omnis/v3/mailing-lists/subscribe/. */
export class Subscribe {
  @trimmed
  @IsString({ message: messages.email })
  @MaxLength(254, { message: messages.email })
  @IsEmail({}, { message: messages.email })
  email!: string;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(100)
  firstName?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  mailingList?: number;
}

/** POST /newsletter/subscribe/ of a newsletter block. */
export class SubscribeForm extends Subscribe {
  /** The id of the block. */
  @IsOptional()
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** Whether the block opens for whoever has sent it. */
  @IsOptional()
  @Equals('1')
  opens?: '1';

  /** The path of the page that the form is on. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  page?: string;
}

/** What a subscription is answered with (ERR-021). */
export interface Subscribed {
  readonly message: string;
}
