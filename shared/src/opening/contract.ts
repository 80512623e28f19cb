import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

import { GARMENTS, type GarmentName } from '../catalogue/garments/mockup.js';
import { Rules } from '../forms/validators.js';
import { messages } from '../messages.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { SELECTABLE_THEMES } from '../themes/catalogue.js';
import { COUNTRY_CODES } from '../countries/country-codes.js';
import { unlessAbsent, unlessNull } from '../http/field-decorators.js';

class ShopChoices {
  /** Country of the shop in ISO 3166, two letters. */
  @IsIn(COUNTRY_CODES)
  country!: string;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;

  @IsIn(SELECTABLE_THEMES.map(({ name }) => name))
  theme!: string;
}

/** Body of POST /omnis/v3/dashboard/shops/ of the main brand. */
export class OpenShop extends ShopChoices {
  @Rules('required', ['max_length', 80])
  name!: string;

  /** Subdomain of the shop. */
  @Rules('required', ['max_length', 63])
  code!: string;
}

/** A shop of the caller, for shop lists. */
export interface OwnShop {
  readonly division: number;
  readonly name: string;
  /** For example `https://tropic.shops.example`. */
  readonly address: string;
  readonly role: 'owner' | 'member';
  /** Whether the shop is open to everyone. */
  readonly isOpen: boolean;
}

/** Query of GET /omnis/v3/dashboard/shops/address/: a subdomain to check. */
export class ShopAddressQuery {
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  code!: string;
}

/** Query of GET /dashboard/enter on a shop's host. */
export class EntranceAim {
  /** First path segment of a dashboard screen; the first screen by default. */
  @unlessAbsent
  @Matches(/^[a-z][a-z-]{0,40}$/)
  to?: string;
}

/** Query of GET /dashboard/shops/:shop/entrance on the main brand. */
export class EntranceQuery extends EntranceAim {
  /** Hash of a secret that only the requesting browser knows. */
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  browser!: string;
}

export interface ShopAddress {
  /** For example `https://tropic.shops.example`. */
  readonly address: string;
  /** Reason why the subdomain is not available; null if it is. */
  readonly refusal: string | null;
}

/** A newly opened shop, and the entry URL of its dashboard. */
export interface ShopEntrance {
  readonly division: number;
  readonly url: string;
}

/** A required or recommended set-up step of a new shop. */
export interface ShopStep {
  readonly name:
    | 'look'
    | 'product'
    | 'open'
    | 'logo'
    | 'home-page'
    | 'menu'
    | 'business'
    | 'payments';
  readonly isDone: boolean;
  /** Whether the shop cannot sell before it is done. */
  readonly isNeeded: boolean;
}

/** Draft of a shop to be opened. */
export class ShopDraft extends ShopChoices {
  @IsString()
  @Rules(['max_length', 80])
  name!: string;

  @IsString()
  @Rules(['max_length', 63])
  code!: string;

  /** Whether the owner typed the address, so that it no longer follows the name. */
  @IsBoolean()
  hasOwnCode!: boolean;
}

/** Body of PUT /omnis/v3/dashboard/shops/draft/ of the main brand; null clears the draft. */
export class SavedShopDraft {
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => ShopDraft)
  draft!: ShopDraft | null;
}

/** Draft of a shop's first product. */
export class FirstProductDraft {
  @IsString()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @Rules(['max_length', 60])
  design!: string;

  @IsIn(GARMENTS)
  garment!: GarmentName;

  @IsString()
  @Rules(['max_length', 120])
  name!: string;

  /** In minor units of the shop's currency. */
  @IsInt()
  @Min(1)
  @Max(100_000_00)
  price!: number;
}

/** Body of PUT /omnis/v3/dashboard/steps/draft/; null clears the draft. */
export class SavedFirstProductDraft {
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => FirstProductDraft)
  draft!: FirstProductDraft | null;
}
