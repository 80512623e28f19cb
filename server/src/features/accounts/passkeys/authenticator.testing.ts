import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

import type { NewPasskey, PasskeyProof } from '@selvedge/shared/accounts/passkeys/contract';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** CBOR head (RFC 8949) with a length of up to two bytes, which is all an authenticator needs. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const textString = (data: string): Buffer =>
  Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([head(5, entries.length / 2), ...entries]);

/** State of the page, and the user verification done at the authenticator. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  readonly isVerified?: boolean;
}

/** Software authenticator with one passkey. */
export class Authenticator {
  readonly id = text(randomBytes(32));
  counter = 1;
  private readonly key: KeyObject;
  private readonly cose: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((one) => bytes(Buffer.from(one, 'base64url')));
    const [first, second] = [coordinates[0] ?? Buffer.alloc(0), coordinates[1] ?? Buffer.alloc(0)];
    this.key = privateKey;
    const kind = [int(1), int(2), int(3), int(-7), int(-1), int(1)];
    this.cose = map(...kind, int(-2), first, int(-3), second);
  }

  make(at: Ceremony, name = 'My phone'): NewPasskey {
    const credential = Buffer.from(this.id, 'base64url');
    const attested = [Buffer.alloc(16), Buffer.from([0, credential.length]), credential, this.cose];
    const data = Buffer.concat([this.data(at, 0x40), ...attested]);
    const attestation = map(
      ...[textString('fmt'), textString('none'), textString('attStmt'), map()],
      ...[textString('authData'), bytes(data)],
    );
    const clientDataJSON = text(clientData('webauthn.create', at));
    return { name, id: this.id, clientDataJSON, attestationObject: text(attestation) };
  }

  prove(at: Ceremony, userHandle: string): PasskeyProof {
    this.counter += 1;
    const [data, client] = [this.data(at, 0), clientData('webauthn.get', at)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return {
      ...{ id: this.id, userHandle, signature: text(signature) },
      ...{ clientDataJSON: text(client), authenticatorData: text(data) },
    };
  }

  private data({ host, isVerified = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (isVerified ? 0x04 : 0) | flags;
    return Buffer.concat([sha256(host), Buffer.from([present]), counter]);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
