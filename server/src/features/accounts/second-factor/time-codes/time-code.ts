import { create } from 'qrcode';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238, with the defaults that every authenticator supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepts one step to either side, for clock drift and typing time. */
const window = 1;

/** Returns the time step of a typed code; undefined if it is wrong or expired. */
export function stepOf(secret: Buffer, typed: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret: secretIn(secret) });
  const delta = totp.validate({ token: typed.replaceAll(/\s/g, ''), timestamp, window });
  if (delta === null) return undefined;
  return Math.floor(timestamp / 1_000 / form.period) + delta;
}

/** Returns the enrolment data for an authenticator: the secret in base32, and the otpauth URI. */
export function enrolment(
  secret: Buffer,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): { readonly secret: string; readonly uri: string } {
  const totp = new TOTP({ ...form, secret: secretIn(secret), issuer, label });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the QR code as an SVG path, one unit per module, without the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.get(Math.floor(index / size), index % size) !== 0)
    .map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`);
  return { size, path: squares.join('') };
}

function secretIn(secret: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
