import { IsIn } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { SELECTABLE_THEMES } from '../themes/catalogue.js';

/** PUT /omnis/v3/atlas/installation/main-brand/: what the main brand is called and looks like. */
export class SetUpMainBrand {
  @Rules('required', ['max_length', 80])
  name!: string;

  @IsIn(SELECTABLE_THEMES.map(({ name }) => name))
  theme!: string;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;
}

/** POST /omnis/v3/atlas/installation/test-mail/. */
export class SendTestMail {
  @Rules('required', 'email', ['max_length', 254])
  to!: string;
}

/** A setting that is convenient and not safe, or not made for selling. */
export interface SettingAdvice {
  /** `SMTP_URL`. */
  readonly setting: string;
  readonly words: string;
}

/** How far the installation is. */
export interface Installation {
  /** Null until it was set up. */
  readonly mainBrand: {
    readonly name: string;
    readonly theme: string;
    readonly currency: string;
    /** `https://shop.example`. */
    readonly address: string;
  } | null;
  /** Where mails go: to a mail server, or into a folder of this machine. */
  readonly mail: { readonly by: 'smtp' | 'folder'; readonly from: string };
  readonly advice: readonly SettingAdvice[];
}

/** What became of a test mail. */
export interface TestMailSent {
  readonly words: string;
}
