import { adviceFor } from './settings-advice.js';

const safe = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example',
  SEED_DEMO: false,
  REDIS_URL: 'rediss://cache.example',
  TRUST_PROXY: '1',
  BASE_HOST: 'shops.example',
  PAYMENTS: 'sandbox',
  DATABASE_URL: 'postgres://selvedge:x@db.example/selvedge',
} as const;

const settingsOf = (changes: Partial<Parameters<typeof adviceFor>[0]>) =>
  adviceFor({ ...safe, ...changes }).map(({ setting }) => setting);

describe('settings advice', () => {
  it('warns that nothing can be ordered, or that test cards work', () => {
    for (const PAYMENTS of ['none', 'sandbox'] as const)
      expect(settingsOf({ PAYMENTS })).toStrictEqual(['PAYMENTS']);
    expect(adviceFor({ ...safe, PAYMENTS: 'none' })[0]?.message).toContain(
      'nothing can be ordered',
    );
    expect(adviceFor({ ...safe, PAYMENTS: 'sandbox' })[0]?.message).toContain('test card');
    const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' } as const;
    expect(settingsOf(stripe)).toStrictEqual(['STRIPE_SECRET_KEY']);
    expect(settingsOf({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toStrictEqual([]);
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'development' }],
    ['SEED_DEMO', { SEED_DEMO: true }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['BASE_HOST', { BASE_HOST: 'shop.localhost:3000' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'false' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://selvedge@127.0.0.1:41007/selvedge' }],
    ['REDIS_URL', { REDIS_URL: undefined }],
  ] as const)('names %s', (setting, changes) => {
    expect(settingsOf(changes)).toContain(setting);
  });

  it('expects no trusted proxy in development', () => {
    expect(settingsOf({ NODE_ENV: 'development', TRUST_PROXY: 'false' })).not.toContain(
      'TRUST_PROXY',
    );
  });
});
