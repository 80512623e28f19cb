import type { MigrationInterface, QueryRunner } from 'typeorm';

import { searchAgain, searchForm } from './0180-kana-and-emoji-in-search.js';

/** Yeh, alef maksura, kaf, teh marbuta and heh in the forms of other keyboards, and the usual ones. */
const variants = '\u06CC\u0649\u06A9\u0629\u06BE\u06C1';
const letters = '\u064A\u064A\u0643\u0647\u0647\u0647';

/** First digits of scripts whose digits are consecutive. */
const zeros = [
  ...[0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6],
  ...[0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0],
];
const digits = zeros.map((zero) =>
  String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit)),
);

const conversions = `
      words := translate(words, '${variants}', '${letters}');
      words := translate(words, '${digits.join('')}', '${'0123456789'.repeat(digits.length)}');`;

/**
 * Finds names in Arabic letters that were typed on a Persian or Urdu keyboard and the other way
 * round, and numbers in the digits of any of these scripts.
 */
export class ArabicLettersAndDigitsInSearch0000000000193 implements MigrationInterface {
  readonly name = 'ArabicLettersAndDigitsInSearch0000000000193';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchForm(conversions));
    await searchAgain(queryRunner, `'[${variants}${digits.join('')}]'`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
