import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import { COUNTRY_CODES } from '../../opening/country-codes.js';
import { ChristmasForm } from '../christmas/contract.js';
import type { Store } from '../contract.js';
import { CookiePolicyForm, MeasurementForm } from '../measurement/contract.js';
import { MenuEntryForm } from '../menu/contract.js';
import { BannerForm, ComingSoonForm, PopupForm } from '../notices/contract.js';
import { IsHandle, IsHostPicture, IsLink } from '../rules.js';
import { CurrencyPluginForm, ShippingForm } from '../selling/contract.js';
import { VerificationForm } from '../verification/contract.js';
import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';

/** STO-011. */
class SearchRedirectForm {
  @Rules('required', ['max_length', 100])
  searchTerm!: string;

  @IsLink()
  @Rules('required', ['max_length', 2048])
  destinationUrl!: string;
}

/** BLK-034: handles without `@`; empty where the shop is not on a network. */
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

/** PUT /omnis/v3/dashboard/settings/: what an owner sets of the shop, whole. */
export class SaveStoreSettings {
  /** Of the settings that were changed: others saved meanwhile are a conflict. */
  @IsInt()
  @Rules(['min_value', 0])
  position!: number;

  @Rules('required', ['max_length', 80])
  name!: string;

  /** Where it sells and sends from; left out, it stays what it is. */
  @unlessAbsent
  @IsIn(COUNTRY_CODES)
  country?: string;

  /** What a parcel costs, see `Store`; left out, it stays what it is. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => ShippingForm)
  shipping?: ShippingForm;

  /** Left out, it stays what it is. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => ChristmasForm)
  christmas?: ChristmasForm;

  /** Null where the shop is at its sub-domain alone; left out, it stays what it is. */
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

  /** The gate's new password; left out, it stays what it is. It is never sent back. */
  @unlessAbsent
  @IsString()
  @Rules('required', ...gatePasswordRules)
  gatePassword?: string;

  /** IDN-005; left out, it stays what it is. */
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

  /** SEO-011: for pro shops alone. */
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

/** What of a store an owner sets here. */
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
    >
  >;

/** GET and PUT /omnis/v3/dashboard/settings/. */
export interface StoreSettingsAnswer {
  readonly position: number;
  readonly settings: StoreSettings;
  /** Whether the gate has a password; without one a closed shop lets in nobody but its team. */
  readonly hasGatePassword: boolean;
}
