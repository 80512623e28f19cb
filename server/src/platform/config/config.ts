import { Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
} from 'class-validator';

import { samplers } from './samplers.js';
import { flag, IsAddress, IsRecaptchaKey, IsWhole, list } from './config-fields.js';
import { IsCallable } from './refused-ports.js';

const logLevels = ['error', 'warn', 'log', 'debug'] as const;
const logFormats = ['text', 'json'] as const;
const modes = ['development', 'test', 'production'] as const;

const payments = ['sandbox', 'stripe', 'none'] as const;
const captchas = ['accept', 'proof-of-work', 'recaptcha'] as const;

/** All settings, named after their variables; `.env.example` explains them in the same order. */
export class Config {
  @IsIn(modes)
  NODE_ENV!: (typeof modes)[number];

  @IsCallable
  @IsWhole(1, 65_535)
  PORT!: number;

  @IsString()
  HOST!: string;

  @Matches(/^[a-z0-9.-]+(:\d+)?$/, {
    message: '$property must be a host name, with an optional port',
  })
  BASE_HOST!: string;

  /** additional host of the main brand with the context `turbo`; none by default. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]+$/, { message: '$property must be a host name, without a port' })
  TURBO_HOST?: string;

  /** Absolute path. */
  @IsString()
  DATA_DIR!: string;

  /** Defaults to the embedded PostgreSQL under DATA_DIR; a server always has a value. */
  @IsOptional()
  @IsAddress(['postgres', 'postgresql'])
  DATABASE_URL?: string;

  @IsOptional()
  @IsAddress(['redis', 'rediss'])
  REDIS_URL?: string;

  /** Number of processes that serve PORT; `max` is one per CPU core. */
  @Matches(/^(max|[1-9]\d?)$/, {
    message: '$property must be max or a whole number from 1 to 99',
  })
  SERVER_PROCESSES!: string;

  /**
   * A process whose event loop is blocked for this many seconds is killed and replaced; 0 disables
   * this.
   */
  @IsWhole(0, 3_600)
  WATCHDOG_SECONDS!: number;

  /** Wraps the keys of personal data: 32 bytes in base64. */
  @Matches(/^[A-Za-z0-9+/]{43}=$/, { message: '$property must be 32 bytes in base64' })
  DATA_KEY!: string;

  /** Fastify's `trustProxy`: `false`, `true`, a number of hops, or comma-separated addresses. */
  @Matches(/^(true|false|\d{1,2}|[0-9a-fA-F.:/, ]+)$/, {
    message: '$property must be true, false, a number of hops or a list of addresses',
  })
  TRUST_PROXY!: string;

  @IsIn(logLevels)
  LOG_LEVEL!: (typeof logLevels)[number];

  /** `text` is for people, `json` for programs: one object per line. */
  @IsIn(logFormats)
  LOG_FORMAT!: (typeof logFormats)[number];

  @Transform(flag)
  @IsBoolean()
  SEED_DEMO!: boolean;

  /** ORD-025: code of the one factory whose orders use the paper flow. */
  @Matches(/^[\w-]{1,100}$/, { message: '$property must be the code of a factory' })
  PAPER_FACTORY!: string;

  /** Limit of WebSockets per client address and process. */
  @IsWhole(1, 1_000_000)
  SOCKETS_PER_ADDRESS!: number;

  /** Port of the Prometheus metrics; disabled if missing. */
  @IsOptional()
  @IsWhole(1, 65_535)
  METRICS_PORT?: number;

  @IsString()
  METRICS_HOST!: string;

  /** OTLP collector for spans over HTTP, without the path; disabled if missing. */
  @IsOptional()
  @IsCallable
  @IsAddress(['http', 'https'])
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsString()
  OTEL_SERVICE_NAME!: string;

  /** Which traces are exported. */
  @IsIn(samplers)
  OTEL_TRACES_SAMPLER!: (typeof samplers)[number];

  /** For `traceidratio`: share of all traces, 0 to 1. */
  @Type(() => Number)
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG!: number;

  /** Staff can do nothing before they have set up a second factor (decision 0032). */
  @Transform(flag)
  @IsBoolean()
  STAFF_SECOND_FACTOR!: boolean;

  /** Renders product images before they are requested. */
  @Transform(flag)
  @IsBoolean()
  PICTURES_AHEAD!: boolean;

  /** Without it, mail is written to the outbox folder under DATA_DIR. */
  @IsOptional()
  @IsAddress(['smtp', 'smtps'])
  SMTP_URL?: string;

  @Matches(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    message: '$property must be an address, optionally with a name before it',
  })
  MAIL_FROM!: string;

  /** Content and recipient of a mail are erased this many days after it was sent. */
  @IsWhole(1, 3_650)
  MAIL_KEPT_DAYS!: number;

  /** In production the sandbox must be enabled explicitly, because it accepts any test card. */
  @IsIn(payments)
  PAYMENTS!: (typeof payments)[number];

  @IsCallable
  @IsWhole(1, 65_535)
  SANDBOX_PAYMENTS_PORT!: number;

  @IsCallable
  @IsAddress(['http', 'https'])
  SANDBOX_PAYMENTS_URL!: string;

  /** Address of the sandbox for browsers, which show its card fields and pages. */
  @IsAddress(['http', 'https'])
  SANDBOX_PAYMENTS_PUBLIC_URL!: string;

  /** Where the sandbox sends its webhooks; none if missing. `npm start` sets it. */
  @IsOptional()
  @IsCallable
  @IsAddress(['http', 'https'])
  SANDBOX_WEBHOOK_URL?: string;

  /** Secret or restricted key of the Stripe account; a key of its test mode takes no money. */
  @IsOptional()
  @Matches(/^[sr]k_(test|live)_\w{10,250}$/, { message: '$property must be a Stripe secret key' })
  STRIPE_SECRET_KEY?: string;

  /** Key for browsers, of the same account and mode. */
  @IsOptional()
  @Matches(/^pk_(test|live)_\w{10,250}$/, { message: '$property must be a Stripe publishable key' })
  STRIPE_PUBLISHABLE_KEY?: string;

  /** Signing secret of the webhook endpoint at Stripe. */
  @IsOptional()
  @Matches(/^whsec_[\w+/=]{10,250}$/, {
    message: '$property must be the signing secret of a Stripe webhook endpoint',
  })
  STRIPE_WEBHOOK_SECRET?: string;

  /** Address of Stripe's API; another one is for tests. */
  @IsCallable
  @IsAddress(['http', 'https'])
  STRIPE_API_URL!: string;

  /** UTL-003: target of blocked links. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  BLOCKED_LINK_URL!: string;

  /**
   * Origins of external editors that may connect to every shop, besides those on the shop's own
   * list.
   */
  @Transform(list)
  @IsArray()
  @Matches(/^(\*|https?:\/\/[a-z0-9.-]+(:\d+)?)$/, {
    each: true,
    message: '$property must be a comma-separated list of origins',
  })
  EDITOR_ORIGINS!: string[];

  /** Whether the API description is shown at /docs/ of the main brand. */
  @Transform(flag)
  @IsBoolean()
  API_DOCS!: boolean;

  /** Whether user-supplied URLs may point to this machine. */
  @Transform(flag)
  @IsBoolean()
  OUTGOING_LOOPBACK!: boolean;

  /** CAPTCHA type for signing in (IDN-004); `accept` accepts everyone. */
  @IsIn(captchas)
  CAPTCHA!: (typeof captchas)[number];

  /** Maximum number of keys that a browser derives for a proof of work. */
  @IsWhole(2, 100_000)
  CAPTCHA_WORK!: number;

  /**
   * Range API of Have I Been Pwned, or compatible, to check breached passwords; disabled if
   * missing.
   */
  @IsOptional()
  @IsCallable
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  BREACHED_PASSWORDS_URL?: string;

  /** Source of the reCAPTCHA script and its token verification. */
  @IsCallable
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  RECAPTCHA_URL!: string;

  @IsOptional()
  @IsRecaptchaKey
  RECAPTCHA_V3_SITE_KEY?: string;

  @IsOptional()
  @IsRecaptchaKey
  RECAPTCHA_V3_SECRET?: string;

  @IsOptional()
  @IsRecaptchaKey
  RECAPTCHA_V2_SITE_KEY?: string;

  @IsOptional()
  @IsRecaptchaKey
  RECAPTCHA_V2_SECRET?: string;

  /** A lower score requires the v2 checkbox: 0 is certainly a bot, 1 certainly human. */
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  @Max(1)
  RECAPTCHA_MINIMUM_SCORE!: number;
}

/**
 * Scheme under which the product is reached: TLS in production, terminated by a proxy. Names under
 * `localhost` never leave the machine (RFC 6761), so no proxy is in front of them.
 */
export function webScheme({ NODE_ENV, BASE_HOST }: Pick<Config, 'NODE_ENV' | 'BASE_HOST'>): string {
  const isLocal = /(^|\.)localhost(:\d+)?$/.test(BASE_HOST);
  return NODE_ENV === 'production' && !isLocal ? 'https' : 'http';
}

/** TRUST_PROXY in the form of Fastify's option `trustProxy`. */
export function trustProxy({ TRUST_PROXY: value }: Config): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
