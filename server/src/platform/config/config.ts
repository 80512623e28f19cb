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

import { samplers } from '../tracing/samplers.js';
import { flag, IsAddress, IsRecaptchaKey, IsWhole, list } from './config-fields.js';

const logLevels = ['error', 'warn', 'log', 'debug'] as const;
const modes = ['development', 'test', 'production'] as const;

const payments = ['sandbox', 'none'] as const;
const captchas = ['accept', 'proof-of-work', 'recaptcha'] as const;

/** Every setting there is, under the name of its variable; `.env.example` explains them in this order. */
export class Config {
  @IsIn(modes)
  NODE_ENV!: (typeof modes)[number];

  @IsWhole(1, 65_535)
  PORT!: number;

  @IsString()
  HOST!: string;

  @Matches(/^[a-z0-9.-]+(:\d+)?$/, { message: '$property must be a host name, with a port if any' })
  BASE_HOST!: string;

  /** one more host of the main brand, whose context is `turbo`; there is none without. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]+$/, { message: '$property must be a host name, without a port' })
  TURBO_HOST?: string;

  /** An absolute path. */
  @IsString()
  DATA_DIR!: string;

  /** The embedded PostgreSQL under DATA_DIR when absent; the server itself always gets one. */
  @IsOptional()
  @IsAddress(['postgres', 'postgresql'])
  DATABASE_URL?: string;

  @IsOptional()
  @IsAddress(['redis', 'rediss'])
  REDIS_URL?: string;

  /** How many processes serve PORT; `max` is one for each core that there is. */
  @Matches(/^(max|[1-9]\d?)$/, {
    message: '$property must be max or a whole number from 1 to 99',
  })
  SERVER_PROCESSES!: string;

  /** A process whose event loop is blocked for so many seconds is killed and replaced; 0 turns that off. */
  @IsWhole(0, 3_600)
  WATCHDOG_SECONDS!: number;

  /** Wraps the keys of personal data: 32 bytes in base64. */
  @Matches(/^[A-Za-z0-9+/]{43}=$/, { message: '$property must be 32 bytes in base64' })
  DATA_KEY!: string;

  /** As Fastify's `trustProxy`: `false`, `true`, a number of hops, or addresses with commas. */
  @Matches(/^(true|false|\d{1,2}|[0-9a-fA-F.:/, ]+)$/, {
    message: '$property must be true, false, a number of hops or a list of addresses',
  })
  TRUST_PROXY!: string;

  @IsIn(logLevels)
  LOG_LEVEL!: (typeof logLevels)[number];

  @Transform(flag)
  @IsBoolean()
  SEED_DEMO!: boolean;

  /** ORD-025: the code of the one factory whose orders take the paper flow. */
  @Matches(/^[\w-]{1,100}$/, { message: '$property must be the code of a factory' })
  PAPER_FACTORY!: string;

  /** How many WebSockets one client address may have open with a process. */
  @IsWhole(1, 1_000_000)
  SOCKETS_PER_ADDRESS!: number;

  /** Where numbers are served for Prometheus; nowhere when absent. */
  @IsOptional()
  @IsWhole(1, 65_535)
  METRICS_PORT?: number;

  @IsString()
  METRICS_HOST!: string;

  /** Where spans go by OTLP over HTTP, without the path; nowhere when absent. */
  @IsOptional()
  @IsAddress(['http', 'https'])
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsString()
  OTEL_SERVICE_NAME!: string;

  /** Which traces are told. */
  @IsIn(samplers)
  OTEL_TRACES_SAMPLER!: (typeof samplers)[number];

  /** For `traceidratio`: how many of all, 0 to 1. */
  @Type(() => Number)
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG!: number;

  /** Staff may do nothing before they have a second factor (decision 0032). */
  @Transform(flag)
  @IsBoolean()
  STAFF_SECOND_FACTOR!: boolean;

  /** Pictures of products are drawn before somebody asks for them. */
  @Transform(flag)
  @IsBoolean()
  PICTURES_AHEAD!: boolean;

  /** Mail goes into the outbox folder under DATA_DIR when absent. */
  @IsOptional()
  @IsAddress(['smtp', 'smtps'])
  SMTP_URL?: string;

  @Matches(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    message: '$property must be an address, with a name before it if any',
  })
  MAIL_FROM!: string;

  /** So many days after a mail was sent, nothing is kept of what it said and to whom. */
  @IsWhole(1, 3_650)
  MAIL_KEPT_DAYS!: number;

  /** In production the sandbox takes payments only where that was said: any test card buys there. */
  @IsIn(payments)
  PAYMENTS!: (typeof payments)[number];

  @IsWhole(1, 65_535)
  SANDBOX_PAYMENTS_PORT!: number;

  @IsAddress(['http', 'https'])
  SANDBOX_PAYMENTS_URL!: string;

  /** UTL-003: where links lead that are not let through. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  BLOCKED_LINK_URL!: string;

  /** Origins of external editors, which may connect to every shop besides those on its own list. */
  @Transform(list)
  @IsArray()
  @Matches(/^(\*|https?:\/\/[a-z0-9.-]+(:\d+)?)$/, {
    each: true,
    message: '$property must be a list of origins with commas',
  })
  EDITOR_ORIGINS!: string[];

  /** Whether the description of the API is shown at /docs/ of the main brand. */
  @Transform(flag)
  @IsBoolean()
  API_DOCS!: boolean;

  /** Whether addresses that people write may lead to this very machine. */
  @Transform(flag)
  @IsBoolean()
  OUTGOING_LOOPBACK!: boolean;

  /** What shows that no robot signs in (IDN-004); `accept` takes everybody for a person. */
  @IsIn(captchas)
  CAPTCHA!: (typeof captchas)[number];

  /** How many keys a browser derives at most for a proof of work. */
  @IsWhole(2, 100_000)
  CAPTCHA_WORK!: number;

  /** Who knows which passwords were breached, by the ranges of Have I Been Pwned; nobody is asked without. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  BREACHED_PASSWORDS_URL?: string;

  /** Where the program of reCAPTCHA comes from, and who says what its tokens are worth. */
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

  /** Who has less is asked to tick the box of v2: 0 is surely a robot, 1 surely none. */
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  @Max(1)
  RECAPTCHA_MINIMUM_SCORE!: number;
}

/**
 * How people reach the product: by TLS in production, which a proxy in front of it ends. Names under
 * `localhost` never leave the machine (RFC 6761), and no proxy stands before them.
 */
export function webScheme({ NODE_ENV, BASE_HOST }: Pick<Config, 'NODE_ENV' | 'BASE_HOST'>): string {
  const isLocal = /(^|\.)localhost(:\d+)?$/.test(BASE_HOST);
  return NODE_ENV === 'production' && !isLocal ? 'https' : 'http';
}

/** TRUST_PROXY as Fastify's option `trustProxy` takes it. */
export function trustProxy({ TRUST_PROXY: value }: Config): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
