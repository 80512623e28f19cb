import type { Environment } from './environment.js';

/** Defaults: convenient on a local machine, safe in production. */
export function defaultsOf(env: Environment): Record<string, unknown> {
  const port = env['PORT'] || '3000';
  const host = env['BASE_HOST'] || `localhost:${port}`;
  return {
    NODE_ENV: 'development',
    PORT: port,
    HOST: '127.0.0.1',
    BASE_HOST: host,
    DATA_DIR: '.data',
    SERVER_PROCESSES: '1',
    WATCHDOG_SECONDS: 15,
    DATA_KEY: '',
    TRUST_PROXY: 'false',
    SOCKETS_PER_ADDRESS: 2_000,
    LOG_LEVEL: 'log',
    LOG_FORMAT: (env['NODE_ENV'] || 'development') === 'development' ? 'text' : 'json',
    SEED_DEMO: env['NODE_ENV'] !== 'production',
    PAPER_FACTORY: 'paper',
    METRICS_HOST: '127.0.0.1',
    OTEL_SERVICE_NAME: 'selvedge',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
    STAFF_SECOND_FACTOR: env['NODE_ENV'] === 'production',
    PICTURES_AHEAD: env['NODE_ENV'] !== 'test',
    MAIL_FROM: 'Selvedge <no-reply@selvedge.test>',
    MAIL_KEPT_DAYS: 30,
    PAYMENTS: env['NODE_ENV'] === 'production' ? 'none' : 'sandbox',
    ...sandboxDefaults(env),
    STRIPE_API_URL: 'https://api.stripe.com',
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

function sandboxDefaults(env: Environment) {
  const port = env['SANDBOX_PAYMENTS_PORT'] || '3100';
  const url = env['SANDBOX_PAYMENTS_URL'] || `http://127.0.0.1:${port}`;
  return {
    SANDBOX_PAYMENTS_PORT: port,
    SANDBOX_PAYMENTS_URL: url,
    SANDBOX_PAYMENTS_PUBLIC_URL: url,
  };
}
