import { IsBoolean, IsIn, IsInt, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { SHOP_CURRENCIES } from '../currencies.js';
import { dearestDelivery } from '../../delivery/delivery-zone.js';

export class CurrencyPluginForm {
  @IsBoolean()
  enabled!: boolean;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;

  /** Comma-separated list. */
  @IsString()
  @Rules({ pattern: /^[A-Z]{3}(,[A-Z]{3})*$/, message: 'Please list currencies such as GBP,USD' })
  @Rules(['max_length', 200])
  currencies!: string;
}

/** Delivery prices per parcel, in minor units of the shop's currency. */
export class ShippingForm {
  @IsInt()
  @Rules(['min_value', 0], ['max_value', dearestDelivery])
  GB!: number;

  @IsInt()
  @Rules(['min_value', 0], ['max_value', dearestDelivery])
  EU!: number;

  @IsInt()
  @Rules(['min_value', 0], ['max_value', dearestDelivery])
  ROW!: number;
}
