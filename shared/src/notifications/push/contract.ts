import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, IsString, Matches, Min, ValidateNested } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';

class PushKeysForm {
  /** Uncompressed P-256 point in base64url. */
  @Matches(/^[\w-]{87}$/)
  p256dh!: string;

  /** 16 bytes in base64url. */
  @Matches(/^[\w-]{22}$/)
  auth!: string;
}

/**
 * Body of POST /omnis/v3/notifications/subscriptions/: a PushSubscription of the browser, with our
 * own fields.
 */
export class SubscribeToPush {
  @Matches(/^https?:\/\/[^\s/]+\/\S{1,2000}$/)
  endpoint!: string;

  /** Accepted and ignored; the push service reports an expired endpoint. */
  @unlessAbsent
  @unlessNull
  @IsNumber()
  expirationTime?: number | null;

  @IsObject()
  @ValidateNested()
  @Type(() => PushKeysForm)
  keys!: PushKeysForm;

  /** Browser name; empty if unknown. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  userAgent?: string;

  /** Store of the subscription; the store of the host by default. */
  @unlessAbsent
  @IsInt()
  @Min(0)
  division?: number;
}

export interface PushSubscribed {
  /** SHA-256 of the endpoint in hex, so that the browser can recognise its own subscription. */
  readonly id: string;
}

export interface PushSetting {
  /** VAPID key (RFC 8292) in base64url. */
  readonly publicKey: string;
  /** Browsers of the caller. */
  readonly subscribed: readonly PushSubscribed[];
}

/** Payload of a push message; contains only what is displayed. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A message replaces earlier ones with the same tag. */
  readonly tag: string;
  /** Path opened when the message is pressed. */
  readonly url: string;
}
