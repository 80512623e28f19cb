import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';

import type { EditorPass } from '../../platform/authorization/editor-sessions.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';

/** Claims of a bearer token; its validity is decided by the session. */
export type BearerClaims = Pick<EditorPass, 'sessionId' | 'division' | 'holder'>;

/** Stored data of a code, with the session that it opens. */
interface StoredCode {
  readonly sessionId: string;
  readonly codeHash: string;
}

const codeMs = 60_000;

const audience = 'connect';
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const codeForm = new RegExp(`^(${uuid})\\.[\\w-]{43}$`);

/**
 * Codes, usable once, and bearer tokens of external editors. All processes sign with the same
 * permanent key.
 */
@Injectable()
export class ConnectSecrets {
  private readonly key: Uint8Array;

  constructor(
    { DATA_KEY }: Config,
    private readonly clock: Clock,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', DATA_KEY, '', 'connect-bearers', 32));
  }

  newCode(): StoredCode & { readonly code: string; readonly expiresAt: string } {
    const sessionId = randomUUID();
    const code = `${sessionId}.${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(this.clock.now().getTime() + codeMs).toISOString();
    return { code, sessionId, codeHash: hashOf(code), expiresAt };
  }

  /** Adds the time of receipt; undefined for a malformed code. */
  codeIn(code: string): (StoredCode & { readonly now: string }) | undefined {
    const [, sessionId] = codeForm.exec(code) ?? [];
    if (sessionId === undefined) return undefined;
    return { sessionId, codeHash: hashOf(code), now: this.clock.now().toISOString() };
  }

  bearer(claims: BearerClaims): Promise<string> {
    return new SignJWT({ connect: claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .sign(this.key);
  }

  /** Undefined for a bearer token that was not issued here. */
  async claimsIn(bearer: string): Promise<BearerClaims | undefined> {
    try {
      const { payload } = await jwtVerify<{ connect: BearerClaims }>(bearer, this.key, {
        algorithms: ['HS256'],
        audience,
      });
      return payload.connect;
    } catch {
      return undefined;
    }
  }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
