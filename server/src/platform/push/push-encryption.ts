import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** Public keys of a browser for messages to it, in base64url (decision 0042). */
export interface PushKeys {
  /** Uncompressed point of P-256: 65 bytes. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** Values that are generated for each message. */
interface Fresh {
  readonly pair: ECDH;
  /** 16 bytes. */
  readonly salt: Buffer;
}

const curve = 'prime256v1';
/** Record size; a message is a single record (RFC 8188). */
const recordBytes = 4096;
/** Delimiter of the last record (RFC 8188, 2). */
const lastRecord = 2;

/** Whether messages can be encrypted for the key: some points are not on the curve. */
export function isPushKey(p256dh: string): boolean {
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    // Any OpenSSL error means that it is not a key.
    return false;
  }
}

/** Encrypts a message for this browser only, as `aes128gcm` (RFC 8291). */
export function encryptedFor(
  { p256dh, auth }: PushKeys,
  plain: Buffer,
  { pair, salt }: Fresh = fresh(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), about, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const text = cipher.update(Buffer.concat([plain, Buffer.from([lastRecord])]));
  return Buffer.concat([header(salt, ours), text, cipher.final(), cipher.getAuthTag()]);
}

function fresh(): Fresh {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

function derived(from: Buffer, salt: Buffer, about: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, about, bytes));
}

/** RFC 8188, 2.1: salt, record size and key id. */
function header(salt: Buffer, ours: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours]);
}
