import { IsIn, IsInt, Max, Min } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { wholeNumber } from '../http/field-decorators.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { SELECTABLE_THEMES } from '../themes/catalogue.js';

/** Body of PUT /omnis/v3/atlas/installation/main-brand/: name and theme of the main brand. */
export class SetUpMainBrand {
  @Rules('required', ['max_length', 80])
  name!: string;

  @IsIn(SELECTABLE_THEMES.map(({ name }) => name))
  theme!: string;

  @IsIn(SHOP_CURRENCIES)
  currency!: string;
}

export class SendTestMail {
  @Rules('required', 'email', ['max_length', 254])
  to!: string;
}

/** A setting that is unsafe or not suitable for production. */
export interface SettingAdvice {
  /** For example `SMTP_URL`. */
  readonly setting: string;
  readonly message: string;
}

/** Set-up state of the installation. */
export interface Installation {
  /** Null until it is set up. */
  readonly mainBrand: {
    readonly name: string;
    readonly theme: string;
    readonly currency: string;
    /** For example `https://shop.example`. */
    readonly address: string;
  } | null;
  /** E-mail delivery: through a mail server, or into a local folder. */
  readonly mail: { readonly by: 'smtp' | 'folder'; readonly from: string };
  readonly advice: readonly SettingAdvice[];
}

/** An event in the log that could not be read: from a newer version, or damaged. */
export interface UnreadableEvent {
  readonly division: number;
  readonly position: number;
  readonly type: string;
  readonly problem: string;
  readonly noticedAt: string;
}

/** A job that failed too often and needs attention. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  /** Type of error, without its message. */
  readonly reason: string;
  readonly failedAt: string;
}

/** A subscriber of the log, such as a read model, that is stalled at an event. */
export interface StalledFollower {
  readonly division: number;
  readonly subscriber: string;
  /** Position of the event. */
  readonly position: number;
  readonly type: string;
  /** Type of error, without its message. */
  readonly problem: string;
  readonly since: string;
}

/**
 * Answer of GET /omnis/v3/atlas/installation/failures/: dead letters, newest first, and stalled
 * subscribers.
 */
export interface Failures {
  readonly events: readonly UnreadableEvent[];
  readonly jobs: readonly FailedJob[];
  readonly stalls: readonly StalledFollower[];
}

/** Body of POST /omnis/v3/atlas/installation/failures/events/retry/: reads an event again. */
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

/**
 * Body of POST /omnis/v3/atlas/installation/failures/stalls/retry/: retries a stalled subscriber
 * immediately.
 */
export class RetryStall extends RetryEvent {
  @Rules('required', ['max_length', 100])
  subscriber!: string;
}

/**
 * Body of POST /omnis/v3/atlas/installation/failures/stalls/skip/: skips the event at which it is
 * stalled.
 */
export class SkipEvent extends RetryStall {
  @Rules('required', ['max_length', 500])
  reason!: string;
}

/** Body of POST /omnis/v3/atlas/installation/failures/jobs/retry/: retries a failed job. */
export class RetryJob {
  @Rules('required', ['max_length', 200])
  id!: string;
}

export interface TestMailSent {
  readonly message: string;
}
