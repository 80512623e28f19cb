import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Private keys of a browser. */
interface BrowserSecrets {
  readonly secret: Buffer;
  readonly auth: Buffer;
}

/** Browser subscription: its public data, and a function that decrypts messages. */
export function subscribedBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const secrets = { secret: pair.getPrivateKey(), auth: randomBytes(16) };
  const keys = { p256dh, auth: secrets.auth.toString('base64url') };
  return {
    subscription: { endpoint, expirationTime: null, keys },
    read: (sent: Buffer): string => readPush(sent, secrets),
  };
}

/** Decrypts as a browser does (RFC 8291). */
export function readPush(sent: Buffer, { secret, auth }: BrowserSecrets): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const [salt, theirs] = [sent.subarray(0, 16), sent.subarray(21, 86)];
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const derived = (from: Buffer, by: Buffer, what: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, what, bytes));
  const shared = derived(pair.computeSecret(theirs), auth, about, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  cipher.setAuthTag(sent.subarray(-16));
  const text = Buffer.concat([cipher.update(sent.subarray(86, -16)), cipher.final()]);
  return text.subarray(0, -1).toString('utf8');
}
