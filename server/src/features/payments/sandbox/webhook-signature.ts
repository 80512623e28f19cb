import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'payment-signature';

/** Maximum age of a signature, so that a recorded webhook cannot be sent again later. */
const toleranceSeconds = 300;

interface Signed {
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
}

/** Signs a webhook as Stripe does: `t=<seconds>,v1=<hex>`. */
export function signatureOf({ body, secret, now }: Signed): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${digestOf(seconds, { body, secret })}`;
}

export function isSignatureOf(signature: string, { body, secret, now }: Signed): boolean {
  const [, seconds, digest] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || digest === undefined) return false;
  const age = Math.abs(now.getTime() / 1_000 - Number(seconds));
  const expected = digestOf(Number(seconds), { body, secret });
  return age <= toleranceSeconds && timingSafeEqual(Buffer.from(digest), Buffer.from(expected));
}

function digestOf(seconds: number, { body, secret }: Pick<Signed, 'body' | 'secret'>): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
