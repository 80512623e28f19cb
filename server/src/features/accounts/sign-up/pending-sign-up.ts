import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A sign-up that waits for the code of its mail. */
export interface PendingSignUp {
  /** Of the account; of nobody where the address has one already, which the browser cannot tell (IDN-012). */
  readonly id: number;
  readonly email: string;
  /** What is counted against who tries codes. */
  readonly request: string;
  /** Where they wanted to go in the first place: the link of the mail says nothing of it. */
  readonly redirectUri: string;
}

/** As long for one account as for another. */
const idLength = 10;
const ivBytes = 12;
const tagBytes = 16;

/** What a browser keeps of its own sign-up, so that nobody reads or makes it up (AES-256-GCM). */
export function sealed(key: Buffer, { id, ...pending }: PendingSignUp): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = JSON.stringify({ id: String(id).padStart(idLength, '0'), ...pending });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Undefined for what was not sealed here. */
export function opened(key: Buffer, text: string): PendingSignUp | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    const plain = Buffer.concat([body, decipher.final()]).toString('utf8');
    // The tag holds: it is what `sealed` wrote.
    const { id, ...pending } = JSON.parse(plain) as PendingSignUp & { readonly id: string };
    return { ...pending, id: Number(id) };
  } catch {
    // Somebody made it up, or the key is another one now: there is no sign-up.
    return undefined;
  }
}
