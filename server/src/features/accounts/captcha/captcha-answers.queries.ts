import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Used proofs of work. */
@Injectable()
export class CaptchaAnswersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns whether this is the first use. Of concurrent calls in any process only one gets true.
   */
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
