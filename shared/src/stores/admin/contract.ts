import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { gatePasswordRules, ownDomainRules } from './setting-rules.js';
import type { SocialNetwork } from '../../catalogue/social-networks.js';
import { SHIPPING_COUNTRIES } from '../../countries/shipping-countries.js';
import { COUNTRY_CODES } from '../../countries/country-codes.js';
import { ChristmasForm } from '../christmas/contract.js';
import type { Store } from '../contract.js';
import { CookiePolicyForm, MeasurementForm } from '../measurement/contract.js';
import { MenuEntryForm } from '../menu/contract.js';
import { BannerForm, ComingSoonForm, PopupForm } from '../notices/contract.js';
import { IsHandle, IsHostPicture, IsLink } from '../rules.js';
import { CurrencyPluginForm, ShippingForm } from '../selling/contract.js';
import { VerificationForm } from '../verification/contract.js';
import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';

class SearchRedirectForm {
  @Rules('required', ['max_length', 100])
  searchTerm!: string;

  @IsLink()
  @Rules('required', ['max_length', 2048])
  destinationUrl!: string;
}

/** Handles without `@`; empty for networks without a profile. */
class SocialHandlesForm implements Record<SocialNetwork, string> {
  @IsHandle()
  tiktok!: string;

  @IsHandle()
  twitter!: string;

  @IsHandle()
  youtube!: string;

  @IsHandle()
  facebook!: string;

  @IsHandle()
  linkedin!: string;

  @IsHandle()
  instagram!: string;
}

/** Body of PUT /omnis/v3/dashboard/settings/: all owner settings of the shop. */
export class SaveStoreSettings {
  /** Version that the settings are based on; a newer one causes a conflict. */
  @IsInt()
  @Rules(['min_value', 0])
  position!: number;

  @Rules('required', ['max_length', 80])
  name!: string;

  /** Country of the shop; unchanged if absent. */
  @unlessAbsent
  @IsIn(COUNTRY_CODES)
  country?: string;

  /** Delivery prices, see `Store`; unchanged if absent. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => ShippingForm)
  shipping?: ShippingForm;

  /** Delivery price of each item after the first; unchanged if absent. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => ShippingForm)
  shippingPerItem?: ShippingForm;

  /** Countries that the shop delivers to, null for all; unchanged if absent. */
  @unlessAbsent
  @unlessNull
  @IsArray()
  @ArrayUnique()
  @ArrayMinSize(1, { message: 'Please choose at least one country' })
  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code), { each: true })
  deliversTo?: string[] | null;

  /** Unchanged if absent. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => ChristmasForm)
  christmas?: ChristmasForm;

  /** Null if the shop has only its subdomain; unchanged if absent. */
  @unlessAbsent
  @unlessNull
  @IsString()
  @Rules('required', ...ownDomainRules)
  customDomainName?: string | null;

  @unlessNull
  @IsHostPicture()
  logo!: string | null;

  @unlessNull
  @IsHostPicture()
  favicon!: string | null;

  @unlessNull
  @IsHostPicture()
  ogImage!: string | null;

  @IsArray()
  @ArrayMaxSize(12)
  @ValidateNested({ each: true })
  @Type(() => MenuEntryForm)
  mainMenu!: MenuEntryForm[];

  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => BannerForm)
  sitewideBanner!: BannerForm | null;

  @IsObject()
  @ValidateNested()
  @Type(() => PopupForm)
  sitewidePopup!: PopupForm;

  @IsBoolean()
  passwordProtected!: boolean;

  /** New password of the gate; unchanged if absent. Never returned. */
  @unlessAbsent
  @IsString()
  @Rules('required', ...gatePasswordRules)
  gatePassword?: string;

  /** Unchanged if absent. */
  @unlessAbsent
  @IsBoolean()
  force2fa?: boolean;

  @IsObject()
  @ValidateNested()
  @Type(() => ComingSoonForm)
  comingSoon!: ComingSoonForm;

  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => SearchRedirectForm)
  searchRedirects!: SearchRedirectForm[];

  @IsObject()
  @ValidateNested()
  @Type(() => CurrencyPluginForm)
  currencyPlugin!: CurrencyPluginForm;

  @IsBoolean()
  favouritesEnabled!: boolean;

  /** Only for shops with Pro. */
  @IsString()
  @Rules(['max_length', 20_000])
  customCode!: string;

  @IsObject()
  @ValidateNested()
  @Type(() => VerificationForm)
  verification!: VerificationForm;

  @IsObject()
  @ValidateNested()
  @Type(() => SocialHandlesForm)
  socialHandles!: SocialHandlesForm;

  @IsObject()
  @ValidateNested()
  @Type(() => MeasurementForm)
  measurement!: MeasurementForm;

  @IsObject()
  @ValidateNested()
  @Type(() => CookiePolicyForm)
  cookiePolicy!: CookiePolicyForm;
}

/** Owner settings of a store. */
export type StoreSettings = Pick<
  Store,
  | 'name'
  | 'customDomainName'
  | 'logo'
  | 'favicon'
  | 'ogImage'
  | 'mainMenu'
  | 'sitewideBanner'
  | 'sitewidePopup'
  | 'passwordProtected'
  | 'comingSoon'
  | 'searchRedirects'
  | 'currencyPlugin'
  | 'favouritesEnabled'
  | 'shipping'
> &
  Required<
    Pick<
      Store,
      | 'customCode'
      | 'verification'
      | 'socialHandles'
      | 'force2fa'
      | 'measurement'
      | 'cookiePolicy'
      | 'country'
      | 'christmas'
      | 'shippingPerItem'
      | 'deliversTo'
    >
  >;

/** Answer of GET and PUT /omnis/v3/dashboard/settings/. */
export interface StoreSettingsAnswer {
  readonly position: number;
  readonly settings: StoreSettings;
  /** Whether the gate has a password; without one, a closed shop admits only its team. */
  readonly hasGatePassword: boolean;
}
