import type { SettingAdvice } from '@selvedge/shared/installation/contract';

import type { Config } from '../../platform/config/config.js';

type Advised = {
  readonly [
    Name in
      | 'NODE_ENV'
      | 'SMTP_URL'
      | 'SEED_DEMO'
      | 'REDIS_URL'
      | 'TRUST_PROXY'
      | 'BASE_HOST'
      | 'DATABASE_URL'
      | 'PAYMENTS'
  ]?: Config[Name] | undefined;
};

interface Advice extends SettingAdvice {
  readonly isMeant: (config: Advised) => boolean;
}

/** In the order in which it hurts. What is outright unsafe never starts: `readConfig`. */
const ADVICE: readonly Advice[] = [
  {
    setting: 'NODE_ENV',
    message:
      'This is no production: cookies are sent without TLS, and anybody may read the API’s description.',
    isMeant: ({ NODE_ENV }) => NODE_ENV !== 'production',
  },
  {
    setting: 'SEED_DEMO',
    message: 'The demo is in this database. Everybody knows the passwords of its accounts.',
    isMeant: ({ SEED_DEMO }) => SEED_DEMO === true,
  },
  {
    setting: 'SMTP_URL',
    message: 'Mails are written into a folder, and nobody gets them. Name your mail server.',
    isMeant: ({ SMTP_URL }) => SMTP_URL === undefined,
  },
  {
    setting: 'PAYMENTS',
    message:
      'No shop takes payments, so nothing can be ordered. PAYMENTS=sandbox lets the whole way be tried; no money comes.',
    isMeant: ({ PAYMENTS }) => PAYMENTS === 'none',
  },
  {
    setting: 'PAYMENTS',
    message: 'Payments go to the sandbox: whoever knows a test card has paid, and no money comes.',
    isMeant: ({ PAYMENTS }) => PAYMENTS !== 'none',
  },
  {
    setting: 'BASE_HOST',
    message:
      'Names under localhost are known to this machine alone. Name the host that people reach.',
    isMeant: ({ BASE_HOST }) => /(^|\.)localhost(:\d+)?$/.test(BASE_HOST ?? ''),
  },
  {
    setting: 'TRUST_PROXY',
    message:
      'Behind a proxy that ends TLS, name it: without that, everybody seems to call from its address.',
    isMeant: ({ NODE_ENV, TRUST_PROXY }) => NODE_ENV === 'production' && TRUST_PROXY === 'false',
  },
  {
    setting: 'DATABASE_URL',
    message:
      'The database lies on this machine. Copy it elsewhere every day, or name a server that does.',
    isMeant: ({ DATABASE_URL }) => /@?(127\.|localhost|\[::1\])/.test(DATABASE_URL ?? ''),
  },
  {
    setting: 'REDIS_URL',
    message:
      'Without Redis each process counts by itself who fills baskets or orders too often, and live screens follow a moment later.',
    isMeant: ({ REDIS_URL }) => REDIS_URL === undefined,
  },
];

/** What of the settings is not safe yet, or not made for selling. */
export function adviceFor(config: Advised): readonly SettingAdvice[] {
  return ADVICE.filter(({ isMeant }) => isMeant(config)).map(({ setting, message }) => ({
    setting,
    message,
  }));
}
