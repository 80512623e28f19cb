import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, ValidateNested } from 'class-validator';

import { DELIVERY_ZONES, type DeliveryZone } from '../../delivery/delivery-zone.js';
import { Rules, RulesWhere } from '../../forms/validators.js';
import type { CurrencyCode } from '../../money.js';
import { SHOP_CURRENCIES } from '../currencies.js';
import { IsLink } from '../rules.js';
import type { Christmas, CutoffDate } from './christmas.js';
import { bannerColourRules, cutoffDateRules } from './christmas-rules.js';

class CutoffDateForm implements CutoffDate {
  @IsIn(DELIVERY_ZONES)
  region!: DeliveryZone;

  @IsString()
  @Rules('required', ...cutoffDateRules)
  date!: string;

  @IsString()
  @Rules(['max_length', 60])
  text!: string;
}

const isShown = (form: object): boolean => 'disabled' in form && form.disabled === false;

/** Part of the shop settings. */
export class ChristmasForm implements Christmas {
  @IsBoolean()
  disabled!: boolean;

  @IsString()
  @Rules(...bannerColourRules)
  backgroundColor!: string;

  @IsString()
  @Rules(...bannerColourRules)
  textColor!: string;

  @IsIn(['', ...SHOP_CURRENCIES])
  currency!: CurrencyCode;

  @IsString()
  @RulesWhere(isShown, 'required')
  @Rules(['max_length', 80])
  title!: string;

  @IsString()
  @Rules(['max_length', 200])
  copy!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  href!: string;

  @IsArray()
  @ArrayMaxSize(12)
  @ValidateNested({ each: true })
  @Type(() => CutoffDateForm)
  cutoffDates!: readonly CutoffDateForm[];
}
