import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Config, trustProxy } from './config.js';
import { type Environment } from './environment.js';
import { ConfigRefused, readConfig } from './read-config.js';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'selvedge-config-'));
const DATA_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString(
  'base64',
);
const production = {
  NODE_ENV: 'production',
  BASE_HOST: 'shops.example.com',
  DATA_DIR,
  DATA_KEY,
  MAIL_FROM: 'Shop <shop@example.com>',
} satisfies Environment;

/** Returns the problems for which readConfig refuses the environment. */
function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigRefused) return error.problems;
    throw error;
  }
}

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('the configuration', () => {
  it('needs no settings on a local machine', () => {
    const config = readConfig({ DATA_DIR });
    expect(config).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      BASE_HOST: 'localhost:3000',
      SEED_DEMO: true,
      BLOCKED_LINK_URL: 'http://localhost:3000/404/',
      EDITOR_ORIGINS: [],
    });
  });

  it.each([
    ['PORT', '6000'],
    ['SANDBOX_PAYMENTS_PORT', '6666'],
    ['SANDBOX_PAYMENTS_URL', 'http://payments:10080'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4190'],
  ])('names %s=%s, which fetch refuses to call', (name, value) => {
    expect(problemsOf({ [name]: value })).toStrictEqual([
      `${name} uses a port that browsers and fetch refuse. Choose another`,
    ]);
  });

  it('names a payments port that is also the port of the shops', () => {
    const both = { PORT: '4000', SANDBOX_PAYMENTS_PORT: '4000' };
    expect(problemsOf(both)).toStrictEqual(['SANDBOX_PAYMENTS_PORT and PORT must differ']);
    expect(problemsOf({ ...both, PAYMENTS: 'none' })).toStrictEqual([]);
  });

  it('derives base host and payments URL from their ports', () => {
    expect(readConfig({ DATA_DIR, PORT: '4000', SANDBOX_PAYMENTS_PORT: '4001' })).toMatchObject({
      PORT: 4000,
      BASE_HOST: 'localhost:4000',
      SANDBOX_PAYMENTS_URL: 'http://127.0.0.1:4001',
      SANDBOX_PAYMENTS_PUBLIC_URL: 'http://127.0.0.1:4001',
    });
  });

  it('sends blocked links to the main brand’s page, or to the configured one', () => {
    expect(readConfig(production).BLOCKED_LINK_URL).toBe('https://shops.example.com/404/');
    const BLOCKED_LINK_URL = 'https://about.example.com/blocked/';
    expect(readConfig({ DATA_DIR, BLOCKED_LINK_URL }).BLOCKED_LINK_URL).toBe(BLOCKED_LINK_URL);
  });

  it('uses the payment sandbox in development, and in production only if configured', () => {
    expect(readConfig({ DATA_DIR }).PAYMENTS).toBe('sandbox');
    expect(readConfig(production).PAYMENTS).toBe('none');
    const SANDBOX_PAYMENTS_PUBLIC_URL = 'https://pay.example.com';
    const sandbox = { ...production, PAYMENTS: 'sandbox' };
    expect(readConfig({ ...sandbox, SANDBOX_PAYMENTS_PUBLIC_URL }).PAYMENTS).toBe('sandbox');
  });

  it.each([undefined, 'http://pay.example.com'])(
    'refuses %s as the address of the sandbox for browsers in production',
    (SANDBOX_PAYMENTS_PUBLIC_URL) => {
      const problem =
        'SANDBOX_PAYMENTS_PUBLIC_URL must be the https address of the sandbox in production';
      const sandbox = { ...production, PAYMENTS: 'sandbox', SANDBOX_PAYMENTS_PUBLIC_URL };
      expect(problemsOf(sandbox)).toStrictEqual([problem]);
    },
  );

  it('writes logs as text in development and as JSON elsewhere, unless configured', () => {
    expect(readConfig({ DATA_DIR }).LOG_FORMAT).toBe('text');
    expect(readConfig(production).LOG_FORMAT).toBe('json');
    expect(readConfig({ DATA_DIR, LOG_FORMAT: 'json' }).LOG_FORMAT).toBe('json');
    expect(readConfig({ ...production, LOG_FORMAT: 'text' }).LOG_FORMAT).toBe('text');
  });

  it('treats an empty variable as missing', () => {
    expect(readConfig({ DATA_DIR, PORT: '', REDIS_URL: '' }).PORT).toBe(3000);
  });

  it('creates the data key once, readable by its owner only', () => {
    const first = readConfig({ DATA_DIR }).DATA_KEY;
    expect(Buffer.from(first, 'base64')).toHaveLength(32);
    expect(readConfig({ DATA_DIR }).DATA_KEY).toBe(first);
    expect(statSync(path.join(DATA_DIR, 'data-key')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['BLOCKED_LINK_URL', 'javascript:alert(1)'],
    ['BASE_HOST', 'https://shop.example.com'],
    ['DATABASE_URL', 'mysql://db/selvedge'],
    ['REDIS_URL', 'localhost'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['SERVER_PROCESSES', '0'],
    ['SERVER_PROCESSES', 'several'],
    ['DATA_KEY', 'c2hvcnQ='],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['SEED_DEMO', 'perhaps'],
    ['STAFF_SECOND_FACTOR', 'perhaps'],
    ['PICTURES_AHEAD', 'perhaps'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Shop <shop@example.com'],
    ['MAIL_FROM', 'Shop shop@example.com'],
    ['MAIL_KEPT_DAYS', '0'],
    ['PAYMENTS', 'barter'],
    ['SANDBOX_PAYMENTS_PORT', '0'],
    ['SANDBOX_PAYMENTS_URL', 'payments'],
    ['SANDBOX_PAYMENTS_PUBLIC_URL', 'payments'],
    ['STRIPE_SECRET_KEY', 'pk_live_a_key_for_browsers'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_a_secret_key'],
    ['STRIPE_WEBHOOK_SECRET', 'not a secret of theirs'],
    ['STRIPE_API_URL', 'stripe'],
    ['EDITOR_ORIGINS', 'https://editor.example.com,javascript:alert(1)'],
    ['API_DOCS', 'perhaps'],
    ['OUTGOING_LOOPBACK', 'perhaps'],
    ['CAPTCHA', 'riddle'],
    ['CAPTCHA_WORK', '1'],
    ['BREACHED_PASSWORDS_URL', 'pwned'],
    ['RECAPTCHA_URL', 'google'],
    ['RECAPTCHA_V3_SITE_KEY', 'not a key of theirs'],
    ['RECAPTCHA_V3_SECRET', 'not a key of theirs'],
    ['RECAPTCHA_V2_SITE_KEY', 'not a key of theirs'],
    ['RECAPTCHA_V2_SECRET', 'not a key of theirs'],
    ['RECAPTCHA_MINIMUM_SCORE', '1.5'],
  ])('refuses an invalid %s and names it without its value', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toContain(name);
    expect(problems.join()).not.toContain(value);
  });

  it('names every invalid variable at once', () => {
    const message = problemsOf({ PORT: 'x', LOG_LEVEL: 'x' }).join();
    expect(message).toMatch(/PORT.*LOG_LEVEL/s);
  });

  it.each([
    ['false', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('configures Fastify to trust %s', (TRUST_PROXY, expected) => {
    expect(trustProxy(readConfig({ DATA_DIR, TRUST_PROXY }))).toBe(expected);
  });
});

describe('the configuration in production', () => {
  it('starts with safe settings, and without demo data', () => {
    const config = readConfig(production);
    expect(config.SEED_DEMO).toBe(false);
    expect(readConfig({ ...production, SEED_DEMO: '1' }).SEED_DEMO).toBe(true);
  });

  it('hides the API description unless enabled', () => {
    expect(readConfig({ DATA_DIR }).API_DOCS).toBe(true);
    expect(readConfig(production).API_DOCS).toBe(false);
    expect(readConfig({ ...production, API_DOCS: '1' }).API_DOCS).toBe(true);
  });

  it.each([
    ['DATA_KEY', { DATA_KEY: '' }],
    ['DATA_KEY', { DATA_KEY: Buffer.alloc(32, 'selvedge').toString('base64') }],
    ['BASE_HOST', { BASE_HOST: '' }],
    ['BASE_HOST', { BASE_HOST: '127.0.0.1' }],
    ['DATA_DIR', { DATA_DIR: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['EDITOR_ORIGINS', { EDITOR_ORIGINS: '*' }],
    ['EDITOR_ORIGINS', { EDITOR_ORIGINS: 'http://editor.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: '', SMTP_URL: 'smtp://mail.example.com' }],
    ['OUTGOING_LOOPBACK', { OUTGOING_LOOPBACK: '1' }],
    ['CAPTCHA', { CAPTCHA: 'accept' }],
    ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'http://passwords.example.com' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://stripe.example.com' }],
    ['RECAPTCHA_URL', { RECAPTCHA_URL: 'http://captcha.example.com' }],
    ['RECAPTCHA_V2_SECRET', { CAPTCHA: 'recaptcha' }],
  ])('refuses an unsafe %s', (name, change: Environment) => {
    expect(problemsOf({ ...production, ...change }).join()).toContain(name);
  });
});

describe('the configuration of Stripe', () => {
  const stripe = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1234567890',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  } satisfies Environment;

  it('needs two keys and the secret of the webhooks, in production too', () => {
    expect(problemsOf(stripe)).toStrictEqual([]);
    expect(problemsOf({ ...production, ...stripe })).toStrictEqual([]);
    expect(readConfig({ DATA_DIR, ...stripe }).STRIPE_API_URL).toBe('https://api.stripe.com');
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'names a missing %s',
    (name) => {
      const problem = `${name} is required when PAYMENTS is stripe`;
      expect(problemsOf({ ...stripe, [name]: '' })).toStrictEqual([problem]);
      expect(problemsOf({ ...stripe, PAYMENTS: 'sandbox', [name]: '' })).toStrictEqual([]);
    },
  );

  it('refuses a live key with a test key, without repeating them', () => {
    const problems = problemsOf({ ...stripe, STRIPE_SECRET_KEY: 'rk_test_1234567890' });
    expect(problems).toStrictEqual([
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both live keys',
    ]);
  });
});

describe('.env.example', () => {
  it('explains every setting, in the order of the class', () => {
    const example = readFileSync(
      path.join(import.meta.dirname, '../../../../.env.example'),
      'utf8',
    );
    const names = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(names).toStrictEqual(Object.keys(new Config()));
  });
});
