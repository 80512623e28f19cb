import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Proofs of work that were taken. */
@Injectable()
export class CaptchaAnswersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether it is the first time: of two at once, in whatever processes, one is told so. */
  async use(challengeHash: Buffer, expiresAt: Date, now: Date): Promise<boolean> {
    await this.dataSource.query('DELETE FROM captcha_answers WHERE expires_at <= $1', [now]);
    const used: unknown[] = await this.dataSource.query(
      `INSERT INTO captcha_answers (challenge_hash, expires_at) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING challenge_hash`,
      [challengeHash, expiresAt],
    );
    return used.length > 0;
  }
}
