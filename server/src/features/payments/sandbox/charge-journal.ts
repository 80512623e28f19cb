import { mkdirSync } from 'node:fs';
import { open, truncate, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { contentOf } from '../../../platform/persistent-file.js';
import type { SandboxCharge, SandboxRefund } from './protocol.js';

/** Charge with the details of its page. */
export interface StoredCharge extends SandboxCharge {
  /** Purpose of the page. */
  readonly awaits: 'payment' | 'confirmation';
  readonly returnUrl: string;
  readonly merchant: string;
}

/**
 * Append-only record of charges, one JSON line each; the last line of an attempt counts. A charge is
 * flushed to disk before it is answered.
 */
export class ChargeJournal {
  private readonly charges = new Map<string, StoredCharge>();
  private readonly attemptsOfRefunds = new Map<string, string>();
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(private readonly file: FileHandle) {}

  /** Opens or creates the journal. An incomplete last line was never answered and is dropped. */
  static async open(folder: string): Promise<ChargeJournal> {
    const name = path.join(folder, 'charges.jsonl');
    mkdirSync(folder, { recursive: true });
    const found = contentOf(name) ?? '';
    const whole = found.slice(0, found.lastIndexOf('\n') + 1);
    const file = await open(name, 'a', 0o600);
    await truncate(name, Buffer.byteLength(whole));
    const journal = new ChargeJournal(file);
    for (const line of whole.split('\n')) if (line !== '') journal.learn(line);
    return journal;
  }

  find(attemptId: string): StoredCharge | undefined {
    return this.charges.get(attemptId);
  }

  /** Returns all charges of a merchant reference in order. */
  of(reference: string): readonly StoredCharge[] {
    return [...this.charges.values()].filter((charge) => charge.reference === reference);
  }

  /** Returns a refund by its id. */
  findRefund(refundId: string): SandboxRefund | undefined {
    const charge = this.charges.get(this.attemptsOfRefunds.get(refundId) ?? '');
    return charge?.refunds.find((refund) => refund.refundId === refundId);
  }

  /** Returns the refunds that await their outcome. */
  pendingRefunds(): readonly SandboxRefund[] {
    return [...this.charges.values()]
      .flatMap(({ refunds }) => refunds)
      .filter(({ state }) => state === 'pending');
  }

  onPage(page: string): StoredCharge | undefined {
    return [...this.charges.values()].find((charge) => charge.page === page);
  }

  /** Resolves once the charge is on disk. */
  async record(charge: StoredCharge): Promise<void> {
    const line = `${JSON.stringify(charge)}\n`;
    this.writing = this.writing.then(async () => {
      await this.file.appendFile(line);
      await this.file.sync();
      this.keep(charge);
    });
    await this.writing;
  }

  async close(): Promise<void> {
    await this.writing;
    await this.file.close();
  }

  private learn(line: string): void {
    // Only `record` writes lines; those of earlier versions have no refunds.
    const charge = JSON.parse(line) as Omit<StoredCharge, 'refunds'> & Partial<StoredCharge>;
    this.keep({ ...charge, refunds: charge.refunds ?? [] });
  }

  private keep(charge: StoredCharge): void {
    this.charges.set(charge.attemptId, charge);
    for (const { refundId } of charge.refunds)
      this.attemptsOfRefunds.set(refundId, charge.attemptId);
  }
}
