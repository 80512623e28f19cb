import { IsString, Matches } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';

/** Body of POST /omnis/v3/basket/coupon/ and form of the basket; an empty code removes it. */
export class ApplyCoupon {
  @IsString()
  @Rules(['max_length', 64])
  code!: string;
}

/** Query of GET /discount/{code}/. */
export class DiscountLinkQuery {
  /** Path on this host. */
  @unlessAbsent
  @Matches(/^\/(?![/\\])[^\s\\]{0,500}$/)
  redirect?: string;
}
