import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A sign-up that waits for the mailed code. */
export interface PendingSignUp {
  /**
   * Account id; 0 if the address already had an account, which the browser cannot detect (IDN-012).
   */
  readonly id: number;
  readonly email: string;
  /** Key under which code attempts are counted. */
  readonly request: string;
  /** Page requested before the sign-up; the mailed link does not contain it. */
  readonly redirectUri: string;
}

/** Fixed length, so that the size does not disclose the id. */
const idLength = 10;
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the sign-up for its cookie, so that it can be neither read nor forged (AES-256-GCM). */
export function sealed(key: Buffer, { id, ...pending }: PendingSignUp): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = JSON.stringify({ id: String(id).padStart(idLength, '0'), ...pending });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Undefined if the text was not sealed by this server. */
export function opened(key: Buffer, text: string): PendingSignUp | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    const plain = Buffer.concat([body, decipher.final()]).toString('utf8');
    // Safe: the authenticated data was written by `sealed`.
    const { id, ...pending } = JSON.parse(plain) as PendingSignUp & { readonly id: string };
    return { ...pending, id: Number(id) };
  } catch {
    // Forged, or sealed with a former key.
    return undefined;
  }
}
