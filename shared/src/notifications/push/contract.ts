import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, IsString, Matches, Min, ValidateNested } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';

class PushKeysForm {
  /** A point of P-256, uncompressed, in base64url. */
  @Matches(/^[\w-]{87}$/)
  p256dh!: string;

  /** 16 bytes in base64url. */
  @Matches(/^[\w-]{22}$/)
  auth!: string;
}

/** API-027 POST /omnis/v3/notifications/subscriptions/: a PushSubscription as browsers have it, and what is ours. */
export class SubscribeToPush {
  @Matches(/^https?:\/\/[^\s/]+\/\S{1,2000}$/)
  endpoint!: string;

  /** Whatever a browser says here: its push service tells when an endpoint is gone. */
  @unlessAbsent
  @unlessNull
  @IsNumber()
  expirationTime?: number | null;

  @IsObject()
  @ValidateNested()
  @Type(() => PushKeysForm)
  keys!: PushKeysForm;

  /** Which browser it is; empty of who does not say. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  userAgent?: string;

  /** The store where it was asked for; that of the host where nothing is said. */
  @unlessAbsent
  @IsInt()
  @Min(0)
  division?: number;
}

/** A browser that was subscribed. */
export interface PushSubscribed {
  /** The SHA-256 of its endpoint in hex, by which whoever has it knows it again. */
  readonly id: string;
}

/** GET /omnis/v3/notifications/subscriptions/. */
export interface PushSetting {
  /** What browsers subscribe by (RFC 8292), in base64url. */
  readonly publicKey: string;
  /** The browsers of whoever asks. */
  readonly subscribed: readonly PushSubscribed[];
}

/** What a browser is sent: as much as it shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** One of the same tag takes the place of another. */
  readonly tag: string;
  /** Where pressing it leads. */
  readonly url: string;
}
