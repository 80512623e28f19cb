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
/** Iterations of each key: about two milliseconds, which is what making a challenge costs us. */
const iterations = 5_000;

/**
 * Lets a browser compute for a moment: it looks for the number of which we have derived a key. A challenge is
 * signed, for one form, good for ten minutes and once; nothing is kept before it was answered (decision 0040).
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
      // Nobody is lucky: at least half of the work is done.
      counter: randomInt(most, Math.ceil(most / 2)),
      data: { form },
      deriveKey,
      expiresAt: new Date(this.clock.now().getTime() + livesMs),
      ...this.secrets,
    });
    // With secrets and a counter it is signed, and so is its key.
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

  /** The challenge that a token answers rightly; undefined for what is none of ours. */
  private async solvedIn(token: string): Promise<ProofOfWorkChallenge | undefined> {
    try {
      // Whatever it is: the signature is looked at before anything in it is believed.
      const { challenge, solution } = JSON.parse(
        Buffer.from(token, 'base64').toString('utf8'),
      ) as Payload;
      const { verified } = await verifySolution({
        ...{ challenge, solution, deriveKey },
        ...this.secrets,
      });
      // What we signed has the shape that we gave it.
      return verified ? (challenge as ProofOfWorkChallenge) : undefined;
    } catch {
      // What cannot even be read was not made here.
      return undefined;
    }
  }

  private secretFor(purpose: string): string {
    const { DATA_KEY } = this.config;
    return Buffer.from(hkdfSync('sha256', DATA_KEY, '', `captcha:${purpose}`, 32)).toString('hex');
  }
}
