import { createHash, hkdfSync } from 'node:crypto';

import type {
  CaptchaForm,
  CaptchaQuestion,
  ProofOfWorkChallenge,
} from '@selvedge/shared/accounts/captcha/contract';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { Clock } from '../../../platform/clock.js';
import type { Config } from '../../../platform/config/config.js';
import type { CaptchaAnswersQueries } from './captcha-answers.queries.js';
import type { CaptchaAttempt, CaptchaVerdict, CaptchaVerifier } from './captcha.port.js';

const livesMs = 10 * 60 * 1_000;
/** Iterations per key: about 2 ms, which is also the server's cost per challenge. */
const iterations = 5_000;

/**
 * Proof-of-work captcha: the browser searches for the number whose derived key matches. A challenge
 * is signed for one form, valid for ten minutes and usable once; nothing is stored until it is
 * solved (decision 0040).
 */
export class ProofOfWork implements CaptchaVerifier {
  private readonly secrets: {
    readonly hmacSignatureSecret: string;
    readonly hmacKeySignatureSecret: string;
  };

  constructor(
    private readonly config: Pick<Config, 'DATA_KEY' | 'CAPTCHA_WORK'>,
    private readonly clock: Clock,
    private readonly answers: CaptchaAnswersQueries,
  ) {
    this.secrets = {
      hmacSignatureSecret: this.secretFor('challenge'),
      hmacKeySignatureSecret: this.secretFor('key'),
    };
  }

  async ask(form: CaptchaForm): Promise<CaptchaQuestion> {
    const { CAPTCHA_WORK: most } = this.config;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      // Lower bound, so that a browser always does at least half of the work.
      counter: randomInt(most, Math.ceil(most / 2)),
      data: { form },
      deriveKey,
      expiresAt: new Date(this.clock.now().getTime() + livesMs),
      ...this.secrets,
    });
    // Safe: with secrets and a counter the library returns a signed challenge with its key
    // signature.
    return { kind: 'proof-of-work', challenge: challenge as ProofOfWorkChallenge };
  }

  async judge({ form, tokens: { v3captchaToken } }: CaptchaAttempt): Promise<CaptchaVerdict> {
    if (!v3captchaToken) return 'absent';
    const challenge = await this.solvedIn(v3captchaToken);
    if (challenge?.parameters.data.form !== form) return 'refused';
    const now = this.clock.now();
    const expiresAt = new Date(challenge.parameters.expiresAt * 1_000);
    if (expiresAt <= now) return 'refused';
    const hash = createHash('sha256').update(challenge.signature).digest();
    return (await this.answers.use(hash, expiresAt, now)) ? 'passed' : 'refused';
  }

  /**
   * Returns the correctly solved challenge of a token; undefined if it was not issued by this
   * server.
   */
  private async solvedIn(token: string): Promise<ProofOfWorkChallenge | undefined> {
    try {
      // Untrusted until the signature is verified below.
      const { challenge, solution } = JSON.parse(
        Buffer.from(token, 'base64').toString('utf8'),
      ) as Payload;
      const { verified } = await verifySolution({
        ...{ challenge, solution, deriveKey },
        ...this.secrets,
      });
      // Safe: a verified challenge has the shape that this server signed.
      return verified ? (challenge as ProofOfWorkChallenge) : undefined;
    } catch {
      // Unreadable tokens were not issued here.
      return undefined;
    }
  }

  private secretFor(purpose: string): string {
    const { DATA_KEY } = this.config;
    return Buffer.from(hkdfSync('sha256', DATA_KEY, '', `captcha:${purpose}`, 32)).toString('hex');
  }
}
