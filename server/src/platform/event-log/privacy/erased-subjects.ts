import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

import { contentOf } from '../../persistent-file.js';

/** Line of the list: the time of the erasure request, and the subject's name in the log. */
export interface ErasedSubject {
  readonly at: Date;
  readonly subject: string;
}

/**
 * List of erased subjects, stored outside the database. Restoring a backup older than an erasure
 * restores the key; the erasure is then repeated from this list. It contains subjects and times
 * only, nothing that identifies a person outside the log.
 */
export class ErasedSubjects {
  constructor(private readonly file: string) {}

  static in(folder: string): ErasedSubjects {
    return new ErasedSubjects(path.join(folder, 'erased-subjects'));
  }

  /** Resolves when the lines are on disk. */
  async add(...erased: readonly ErasedSubject[]): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const handle = await open(this.file, 'a', 0o600);
    try {
      // One write, because several processes may append at once.
      await handle.write(erased.map(lineOf).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Undefined if there is no list. Ignores the incomplete line of a killed process. */
  all(): readonly ErasedSubject[] | undefined {
    const content = contentOf(this.file);
    return content === undefined ? undefined : [...content.matchAll(whole)].map(erasedIn);
  }
}

/** Begins with a newline, in case the previous line was left incomplete. */
function lineOf({ at, subject }: ErasedSubject): string {
  return `\n${JSON.stringify([at.toISOString(), subject])}\n`;
}

const whole = /^\["([^"]+)",("(?:[^"\\]|\\.)+")\]$/gm;

function erasedIn([, at = '', subject = '']: RegExpMatchArray): ErasedSubject {
  return { at: new Date(at), subject: String(JSON.parse(subject)) };
}
