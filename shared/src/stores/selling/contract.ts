import { IsBoolean, IsIn, IsInt, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { SHOP_CURRENCIES } from '../currencies.js';
import { dearestDelivery } from '../../delivery/delivery-zone.js';

/** STO-017. */
export class CurrencyPluginForm {
  @IsBoolean()
  enabled!: boolean;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;

  /** A comma list. */
  @IsString()
  @Rules({ pattern: /^[A-Z]{3}(,[A-Z]{3})*$/, message: 'Please list currencies like GBP,USD' })
  @Rules(['max_length', 200])
  currencies!: string;
}

/** PAY-022: of a parcel, in minor units of the shop's currency. */
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
