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
import { COUNTRY_CODES } from './country-codes.js';
import { unlessAbsent, unlessNull } from '../http/field-decorators.js';

class ShopChoices {
  /** Where it sells from: ISO 3166, two letters. */
  @IsIn(COUNTRY_CODES)
  country!: string;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;

  @IsIn(SELECTABLE_THEMES.map(({ name }) => name))
  theme!: string;
}

/** POST /omnis/v3/dashboard/shops/ of the main brand. */
export class OpenShop extends ShopChoices {
  @Rules('required', ['max_length', 80])
  name!: string;

  /** The sub-domain. */
  @Rules('required', ['max_length', 63])
  code!: string;
}

/** A shop that somebody works on, as the main brand and their other shops list it to them. */
export interface OwnShop {
  readonly division: number;
  readonly name: string;
  /** `https://tropic.shops.example`. */
  readonly address: string;
  readonly role: 'owner' | 'member';
  /** Whether everybody may buy there. */
  readonly isOpen: boolean;
}

/** GET /omnis/v3/dashboard/shops/address/: whether a sub-domain may be had. */
export class ShopAddressQuery {
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  code!: string;
}

/** GET /dashboard/enter on the host of a shop. */
export class EntranceAim {
  /** Where it leads: to a screen of the dashboard by the first word of its address, else to the first. */
  @unlessAbsent
  @Matches(/^[a-z][a-z-]{0,40}$/)
  to?: string;
}

/** GET /dashboard/shops/:shop/entrance on the main brand. */
export class EntranceQuery extends EntranceAim {
  /** The hash of what the browser alone knows that asked at the shop. */
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  browser!: string;
}

export interface ShopAddress {
  /** `https://tropic.shops.example`. */
  readonly address: string;
  /** Why it cannot be had; null where it may. */
  readonly refusal: string | null;
}

/** A shop that has just been opened, and where its owner comes into its dashboard. */
export interface ShopEntrance {
  readonly division: number;
  readonly url: string;
}

/** Something that a new shop needs, or would do well to have. */
export interface ShopStep {
  readonly name: 'look' | 'product' | 'open' | 'logo' | 'home-page';
  readonly isDone: boolean;
  /** Whether nobody can buy before it is done. */
  readonly isNeeded: boolean;
}

/** A shop that somebody is about to open, as far as it is typed. */
export class ShopDraft extends ShopChoices {
  @IsString()
  @Rules(['max_length', 80])
  name!: string;

  @IsString()
  @Rules(['max_length', 63])
  code!: string;

  /** Whether its address is their own, and does not follow the name. */
  @IsBoolean()
  hasOwnCode!: boolean;
}

/** PUT /omnis/v3/dashboard/shops/draft/ of the main brand; null where there is nothing to go on with. */
export class SavedShopDraft {
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => ShopDraft)
  draft!: ShopDraft | null;
}

/** The first product of a shop, as far as it is chosen. */
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

/** PUT /omnis/v3/dashboard/steps/draft/; null where there is nothing to go on with. */
export class SavedFirstProductDraft {
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => FirstProductDraft)
  draft!: FirstProductDraft | null;
}
