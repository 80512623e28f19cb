import { IsIn, IsInt, Max, Min } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { wholeNumber } from '../http/field-decorators.js';
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
  readonly message: string;
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

/** Something in the log that could not be read: of a newer version, or damaged. */
export interface UnreadableEvent {
  readonly division: number;
  readonly position: number;
  readonly type: string;
  readonly problem: string;
  /** ISO 8601. */
  readonly noticedAt: string;
}

/** A job that was tried as often as it is, and waits for a person. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  /** The kind of error, without its message. */
  readonly reason: string;
  /** ISO 8601. */
  readonly failedAt: string;
}

/** A follower of the log, such as a read model or the mails of orders, that stands at an event. */
export interface StalledFollower {
  readonly division: number;
  readonly subscriber: string;
  /** Of the event. */
  readonly position: number;
  readonly type: string;
  /** The kind of error, without its message. */
  readonly problem: string;
  /** ISO 8601. */
  readonly since: string;
}

/** GET /omnis/v3/atlas/installation/failures/: what was set aside, the latest first, and who is stalled. */
export interface Failures {
  readonly events: readonly UnreadableEvent[];
  readonly jobs: readonly FailedJob[];
  readonly stalls: readonly StalledFollower[];
}

/** POST /omnis/v3/atlas/installation/failures/events/retry/: reads one again. */
export class RetryEvent {
  @wholeNumber
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  division!: number;

  @wholeNumber
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  position!: number;
}

/** POST /omnis/v3/atlas/installation/failures/stalls/retry/: lets one try again at once. */
export class RetryStall extends RetryEvent {
  @Rules('required', ['max_length', 100])
  subscriber!: string;
}

/** POST /omnis/v3/atlas/installation/failures/stalls/skip/: lets one go on behind the event it stands at. */
export class SkipEvent extends RetryStall {
  @Rules('required', ['max_length', 500])
  reason!: string;
}

/** POST /omnis/v3/atlas/installation/failures/jobs/retry/: lets one be tried once more. */
export class RetryJob {
  @Rules('required', ['max_length', 200])
  id!: string;
}

/** What became of a test mail. */
export interface TestMailSent {
  readonly message: string;
}
