import type { NewPasskey, PasskeyProof } from '@selvedge/shared/accounts/passkeys/contract';

/** ES256, EdDSA and RS256, the algorithms that authenticators use. */
export const algorithms = [-7, -8, -257] as const;

/** Loaded on first use to keep start-up fast. */
const verifier = () => import('@simplewebauthn/server');

export interface Expected {
  readonly challenge: string;
  /** `https://tropic.shops.example` */
  readonly origin: string;
  readonly host: string;
}

const type = 'public-key';
const clientExtensionResults = {};

/** Returns the signed challenge; undefined if the data cannot be parsed. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the public key and counter of a new passkey; undefined if the answer does not match. */
export async function keyOf(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  { challenge, origin, host }: Expected,
): Promise<{ readonly publicKey: string; readonly counter: number } | undefined> {
  const { verifyRegistrationResponse } = await verifier();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type, clientExtensionResults },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified) return undefined;
    const { publicKey, counter, id: credential } = registrationInfo.credential;
    if (credential !== id) return undefined;
    return { publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The library throws an error for every mismatch; the cause is not disclosed.
    return undefined;
  }
}

/**
 * Returns the counter of an assertion; undefined if it was not signed by this key for this
 * challenge.
 */
export async function counterOf(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyProof,
  { challenge, origin, host }: Expected,
  { publicKey, counter }: { readonly publicKey: string; readonly counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await verifier();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type, clientExtensionResults },
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // Every mismatch throws an error, including a counter that went back.
    return undefined;
  }
}
