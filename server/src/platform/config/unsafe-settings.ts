import { webScheme, type Config } from './config.js';
import { isGuessable } from './config-fields.js';
import type { Environment } from './environment.js';

/** Missing keys; reCAPTCHA needs all of them. */
export function missingOfRecaptcha(config: Config): string[] {
  if (config.CAPTCHA !== 'recaptcha') return [];
  const keys = [
    'RECAPTCHA_V3_SITE_KEY',
    'RECAPTCHA_V3_SECRET',
    'RECAPTCHA_V2_SITE_KEY',
    'RECAPTCHA_V2_SECRET',
  ] as const;
  return keys
    .filter((name) => !config[name])
    .map((name) => `${name} is required when CAPTCHA is recaptcha`);
}

/** Missing keys of Stripe, and keys of different modes. */
export function problemsOfStripe(config: Config): string[] {
  if (config.PAYMENTS !== 'stripe') return [];
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = keys
    .filter((name) => !config[name])
    .map((name) => `${name} is required when PAYMENTS is stripe`);
  const modes = [config.STRIPE_SECRET_KEY, config.STRIPE_PUBLISHABLE_KEY].map(
    (key) => /_(test|live)_/.exec(key ?? '')?.[1],
  );
  const isMixed = missing.length === 0 && modes[0] !== modes[1];
  return isMixed
    ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both live keys']
    : missing;
}

/** The sandbox and the shops cannot listen on one port. */
export function samePortIn(config: Config, env: Environment): string[] {
  const startsSandbox = config.PAYMENTS === 'sandbox' && !env['SANDBOX_PAYMENTS_URL'];
  const isSame = config.PORT === config.SANDBOX_PAYMENTS_PORT;
  return startsSandbox && isSame ? ['SANDBOX_PAYMENTS_PORT and PORT must differ'] : [];
}

/** Settings that are convenient on a local machine but dangerous on the internet. */
export function unsafeIn(config: Config, env: Environment): string[] {
  const { BASE_HOST, DATA_KEY, EDITOR_ORIGINS, MAIL_FROM, PAYMENTS, SMTP_URL, TRUST_PROXY } =
    config;
  const { BREACHED_PASSWORDS_URL, CAPTCHA, OUTGOING_LOOPBACK, RECAPTCHA_URL, STAFF_SECOND_FACTOR } =
    config;
  const { STRIPE_API_URL } = config;
  const unsafe: readonly (readonly [boolean, string])[] = [
    [/^localhost|^127\./.test(BASE_HOST), 'BASE_HOST must be the public host name in production'],
    [isGuessable(DATA_KEY), 'DATA_KEY must be a random key in production: openssl rand -base64 32'],
    [
      !env['DATABASE_URL'] && !env['DATA_DIR'],
      'DATABASE_URL or DATA_DIR is required in production',
    ],
    [
      TRUST_PROXY === 'true',
      'TRUST_PROXY must name the proxies in production; otherwise anyone could forge an address',
    ],
    [
      EDITOR_ORIGINS.some((origin) => !origin.startsWith('https://')),
      'EDITOR_ORIGINS must use https in production',
    ],
    [
      SMTP_URL !== undefined && MAIL_FROM.includes('.test'),
      'MAIL_FROM must be one of your own addresses in production',
    ],
    [
      PAYMENTS === 'sandbox' &&
        env['SANDBOX_PAYMENTS_PUBLIC_URL']?.startsWith('https://') !== true &&
        webScheme(config) === 'https',
      'SANDBOX_PAYMENTS_PUBLIC_URL must be the https address of the sandbox in production',
    ],
    [!STAFF_SECOND_FACTOR, 'STAFF_SECOND_FACTOR must be on in production'],
    [OUTGOING_LOOPBACK, 'OUTGOING_LOOPBACK must be off in production'],
    [CAPTCHA === 'accept', 'CAPTCHA must not be accept in production'],
    [
      BREACHED_PASSWORDS_URL?.startsWith('https://') === false,
      'BREACHED_PASSWORDS_URL must use https in production',
    ],
    [!STRIPE_API_URL.startsWith('https://'), 'STRIPE_API_URL must use https in production'],
    [!RECAPTCHA_URL.startsWith('https://'), 'RECAPTCHA_URL must use https in production'],
  ];
  return unsafe.flatMap(([isUnsafe, problem]) => (isUnsafe ? [problem] : []));
}
