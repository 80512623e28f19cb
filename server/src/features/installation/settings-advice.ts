import type { SettingAdvice } from '@selvedge/shared/installation/contract';

import type { Config } from '../../platform/config/config.js';
import { takesMoney } from '../../platform/config/payment-mode.js';

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
      | 'STRIPE_SECRET_KEY'
  ]?: Config[Name] | undefined;
};

interface Advice extends SettingAdvice {
  readonly isMeant: (config: Advised) => boolean;
}

/** Most serious first. Unsafe settings prevent the start: see `readConfig`. */
const ADVICE: readonly Advice[] = [
  {
    setting: 'NODE_ENV',
    message:
      'This is not production mode: cookies are sent without TLS and the API description is public.',
    isMeant: ({ NODE_ENV }) => NODE_ENV !== 'production',
  },
  {
    setting: 'SEED_DEMO',
    message: 'This database contains the demo, and the passwords of its accounts are public.',
    isMeant: ({ SEED_DEMO }) => SEED_DEMO === true,
  },
  {
    setting: 'SMTP_URL',
    message: 'E-mails are written to a folder and not delivered. Set your mail server.',
    isMeant: ({ SMTP_URL }) => SMTP_URL === undefined,
  },
  {
    setting: 'PAYMENTS',
    message:
      'No shop takes payments, so nothing can be ordered. Set PAYMENTS=stripe, or PAYMENTS=sandbox to try the checkout without real money.',
    isMeant: ({ PAYMENTS }) => PAYMENTS === 'none',
  },
  {
    setting: 'PAYMENTS',
    message:
      'Payments go to the sandbox: orders can be paid with a test card, and no money is received.',
    isMeant: ({ PAYMENTS }) => PAYMENTS === 'sandbox',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    message:
      'Stripe is in test mode: orders can be paid with a test card, and no money is received. Set the live keys.',
    isMeant: (config) => config.PAYMENTS === 'stripe' && !takesMoney(config),
  },
  {
    setting: 'BASE_HOST',
    message:
      'Host names under localhost work on this machine only. Set the host name that visitors use.',
    isMeant: ({ BASE_HOST }) => /(^|\.)localhost(:\d+)?$/.test(BASE_HOST ?? ''),
  },
  {
    setting: 'TRUST_PROXY',
    message:
      'If a proxy terminates TLS, set its address. Without it, all visitors appear to come from the proxy.',
    isMeant: ({ NODE_ENV, TRUST_PROXY }) => NODE_ENV === 'production' && TRUST_PROXY === 'false',
  },
  {
    setting: 'DATABASE_URL',
    message:
      'The database runs on this machine. Back it up to another machine every day, or use a database server that does.',
    isMeant: ({ DATABASE_URL }) => /@?(127\.|localhost|\[::1\])/.test(DATABASE_URL ?? ''),
  },
  {
    setting: 'REDIS_URL',
    message:
      'Without Redis, each process counts the limits for baskets and orders separately, and live screens update with a short delay.',
    isMeant: ({ REDIS_URL }) => REDIS_URL === undefined,
  },
];

/** Returns the settings that are not yet safe or not suitable for selling. */
export function adviceFor(config: Advised): readonly SettingAdvice[] {
  return ADVICE.filter(({ isMeant }) => isMeant(config)).map(({ setting, message }) => ({
    setting,
    message,
  }));
}
