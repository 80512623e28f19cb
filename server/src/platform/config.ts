import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { plainToInstance, Transform, Type } from 'class-transformer';
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
  validateSync,
} from 'class-validator';

import { flag, IsAddress, isGuessable, IsRecaptchaKey, IsWhole, list } from './config-fields.js';
import { persistentFile } from './persistent-file.js';

/** What a process that was refused its configuration exits with (EX_CONFIG of sysexits.h). */
export const exitCodeOfRefusedConfig = 78;

export type Environment = Readonly<Record<string, string | undefined>>;

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

  /** Staff may do nothing before they have a second factor. */
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

  @Matches(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
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

/** The environment is wrong or unsafe. The message names every wrong variable, never its value. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';

  constructor(readonly problems: readonly string[]) {
    super(['The configuration is refused:', ...problems].join('\n  '));
  }
}

/** The variables of this process. Nothing else in the product reads them. */
export function environment(): Environment {
  return process.env;
}

/** Adds what a file `.env` in the working folder says to this process; given variables win. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * The settings of an environment; a variable that is empty counts as absent. Outside production a
 * missing DATA_KEY is made once and kept in DATA_DIR. Throws ConfigRefused.
 */
export function readConfig(env: Environment): Config {
  const names = Object.keys(new Config()).filter((name) => env[name]);
  const given = Object.fromEntries(names.map((name): [string, unknown] => [name, env[name]]));
  const settings: Partial<Config> = { ...defaultsOf(env), ...given };
  const config = plainToInstance(Config, settings);
  config.DATA_DIR = path.resolve(config.DATA_DIR);
  if (!settings.DATA_KEY && config.NODE_ENV !== 'production') {
    config.DATA_KEY = persistentFile(path.join(config.DATA_DIR, 'data-key'), () =>
      randomBytes(32).toString('base64'),
    );
  }
  const problems = [
    ...invalidIn(config, env),
    ...missingOfRecaptcha(config),
    ...(config.NODE_ENV === 'production' ? unsafeIn(config, env) : []),
  ];
  if (problems.length > 0) throw new ConfigRefused(problems);
  return config;
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

function defaultsOf(env: Environment): Record<string, unknown> {
  const port = env['PORT'] || '3000';
  const host = env['BASE_HOST'] || `localhost:${port}`;
  const paymentsPort = env['SANDBOX_PAYMENTS_PORT'] || '3100';
  return {
    NODE_ENV: 'development',
    PORT: port,
    HOST: '127.0.0.1',
    BASE_HOST: host,
    DATA_DIR: '.data',
    SERVER_PROCESSES: '1',
    DATA_KEY: '',
    TRUST_PROXY: 'false',
    SOCKETS_PER_ADDRESS: 2_000,
    LOG_LEVEL: 'log',
    SEED_DEMO: env['NODE_ENV'] !== 'production',
    METRICS_HOST: '127.0.0.1',
    OTEL_SERVICE_NAME: 'selvedge',
    STAFF_SECOND_FACTOR: env['NODE_ENV'] === 'production',
    PICTURES_AHEAD: env['NODE_ENV'] !== 'test',
    MAIL_FROM: 'Selvedge <no-reply@selvedge.test>',
    MAIL_KEPT_DAYS: 30,
    PAYMENTS: env['NODE_ENV'] === 'production' ? 'none' : 'sandbox',
    SANDBOX_PAYMENTS_PORT: paymentsPort,
    SANDBOX_PAYMENTS_URL: `http://127.0.0.1:${paymentsPort}`,
    BLOCKED_LINK_URL: `${env['NODE_ENV'] === 'production' ? 'https' : 'http'}://${host}/404/`,
    EDITOR_ORIGINS: [],
    API_DOCS: env['NODE_ENV'] !== 'production',
    OUTGOING_LOOPBACK: false,
    CAPTCHA: env['NODE_ENV'] === 'production' ? 'proof-of-work' : 'accept',
    CAPTCHA_WORK: env['NODE_ENV'] === 'production' ? 400 : 20,
    RECAPTCHA_URL: 'https://www.google.com/recaptcha',
    RECAPTCHA_MINIMUM_SCORE: 0.5,
  };
}

/** A default can only be wrong by following a variable that is wrong, and named, itself. */
function invalidIn(config: Config, env: Environment): string[] {
  return validateSync(config)
    .filter(({ property }) => env[property])
    .flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(-1));
}

/** reCAPTCHA is switched on with all of its keys. */
function missingOfRecaptcha(config: Config): string[] {
  if (config.CAPTCHA !== 'recaptcha') return [];
  const keys = [
    'RECAPTCHA_V3_SITE_KEY',
    'RECAPTCHA_V3_SECRET',
    'RECAPTCHA_V2_SITE_KEY',
    'RECAPTCHA_V2_SECRET',
  ] as const;
  return keys
    .filter((name) => !config[name])
    .map((name) => `${name} must be given where CAPTCHA is recaptcha`);
}

/** What is convenient on one's own machine and dangerous on the internet. */
function unsafeIn(config: Config, env: Environment): string[] {
  const { BASE_HOST, DATA_KEY, EDITOR_ORIGINS, MAIL_FROM, SMTP_URL, TRUST_PROXY } = config;
  const { CAPTCHA, OUTGOING_LOOPBACK, RECAPTCHA_URL, STAFF_SECOND_FACTOR } = config;
  const unsafe: readonly (readonly [boolean, string])[] = [
    [/^localhost|^127\./.test(BASE_HOST), 'BASE_HOST must be the public host name in production'],
    [isGuessable(DATA_KEY), 'DATA_KEY must be a random key in production: openssl rand -base64 32'],
    [
      !env['DATABASE_URL'] && !env['DATA_DIR'],
      'DATABASE_URL or DATA_DIR must be given in production',
    ],
    [
      TRUST_PROXY === 'true',
      'TRUST_PROXY must name the proxies in production: anyone could forge an address',
    ],
    [
      EDITOR_ORIGINS.some((origin) => !origin.startsWith('https://')),
      'EDITOR_ORIGINS must be https origins in production',
    ],
    [
      SMTP_URL !== undefined && MAIL_FROM.includes('.test'),
      'MAIL_FROM must be an address of yours in production',
    ],
    [!STAFF_SECOND_FACTOR, 'STAFF_SECOND_FACTOR must be on in production'],
    [OUTGOING_LOOPBACK, 'OUTGOING_LOOPBACK must be off in production'],
    [CAPTCHA === 'accept', 'CAPTCHA must not accept everybody in production'],
    [!RECAPTCHA_URL.startsWith('https://'), 'RECAPTCHA_URL must be https in production'],
  ];
  return unsafe.flatMap(([isUnsafe, problem]) => (isUnsafe ? [problem] : []));
}
