import { IsIn, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { messages } from '../messages.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { SELECTABLE_THEMES } from '../themes/catalogue.js';
import { COUNTRY_CODES } from './country-codes.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** POST /omnis/v3/dashboard/shops/ of the main brand. */
export class OpenShop {
  @Rules('required', ['max_length', 80])
  name!: string;

  /** The sub-domain. */
  @Rules('required', ['max_length', 63])
  code!: string;

  /** Where it sells from: ISO 3166, two letters. */
  @IsIn(COUNTRY_CODES)
  country!: string;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;

  @IsIn(SELECTABLE_THEMES.map(({ name }) => name))
  theme!: string;
}

/** A shop that somebody works on, as the main brand lists it to them. */
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
export class EntranceCode extends ShopAddressQuery {
  /** Where it leads: to the dashboard, or on with the opening. */
  @unlessAbsent
  @IsIn(['opening'])
  to?: 'opening';
}

export interface ShopAddress {
  /** `https://tropic.shops.example`. */
  readonly address: string;
  /** Why it cannot be had; null where it may. */
  readonly refusal: string | null;
}

/** Where somebody goes on in the dashboard of a shop; good for half a minute and once. */
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
