import { mkdirSync } from 'node:fs';
import { open, truncate, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { contentOf } from '../../../platform/persistent-file.js';
import type { SandboxCharge } from './protocol.js';

/**
 * What the provider has done, one line of JSON a charge, only ever appended to. A charge that was
 * answered has reached the disk.
 */
export class ChargeJournal {
  private readonly charges = new Map<string, SandboxCharge>();
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(private readonly file: FileHandle) {}

  /** Opens or begins the journal; a line that a crash cut off was never answered, and is dropped. */
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

  find(attemptId: string): SandboxCharge | undefined {
    return this.charges.get(attemptId);
  }

  /** Every charge with the merchant's reference, in the order in which they were made. */
  of(reference: string): readonly SandboxCharge[] {
    return [...this.charges.values()].filter((charge) => charge.reference === reference);
  }

  /** Resolves when it is on the disk. */
  async record(charge: SandboxCharge): Promise<void> {
    const line = `${JSON.stringify(charge)}\n`;
    this.writing = this.writing.then(async () => {
      await this.file.appendFile(line);
      await this.file.sync();
      this.charges.set(charge.attemptId, charge);
    });
    await this.writing;
  }

  async close(): Promise<void> {
    await this.writing;
    await this.file.close();
  }

  private learn(line: string): void {
    // Lines are only ever written by `record`.
    const charge = JSON.parse(line) as SandboxCharge;
    this.charges.set(charge.attemptId, charge);
  }
}
