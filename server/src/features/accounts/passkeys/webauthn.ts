import type { NewPasskey, PasskeyProof } from '@selvedge/shared/accounts/passkeys/contract';

/** ES256, EdDSA and RS256: what authenticators have. */
export const algorithms = [-7, -8, -257] as const;

/** Loaded when somebody has a passkey: a start would wait for it. */
const verifier = () => import('@simplewebauthn/server');

/** Where a passkey is asked for, and the question that it signs. */
export interface Expected {
  readonly challenge: string;
  /** `https://tropic.shops.example` */
  readonly origin: string;
  readonly host: string;
}

const type = 'public-key';
const clientExtensionResults = {};

/** The question that was signed; undefined for what is no such text. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The public key of what a browser made, and its counter; undefined where it is not what was asked for. */
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
    // The library says by an error what is wrong; nobody is told which part it was.
    return undefined;
  }
}

/** The counter of a proof; undefined where it was not signed by this key, for this question. */
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
    // As above; a counter that went back is such an error too.
    return undefined;
  }
}
