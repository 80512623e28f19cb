import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

import { contentOf } from '../../persistent-file.js';

/** One line of the list: when somebody was to be forgotten, and by which name the log knows them. */
export interface ErasedSubject {
  readonly at: Date;
  readonly subject: string;
}

/**
 * The list of those who were forgotten, kept beside the database: a backup that is older than an
 * erasure brings the key back, and this list takes it away again. It holds subjects and times, nothing
 * that anybody is known by outside of the log.
 */
export class ErasedSubjects {
  constructor(private readonly file: string) {}

  /** The list of a data folder. */
  static in(folder: string): ErasedSubjects {
    return new ErasedSubjects(path.join(folder, 'erased-subjects'));
  }

  /** Resolves when the line is on the disk. */
  async add(...erased: readonly ErasedSubject[]): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const handle = await open(this.file, 'a', 0o600);
    try {
      // One write: several processes may add at once.
      await handle.write(erased.map(lineOf).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Undefined where there is no list. The half line of a process that was killed counts for nothing. */
  all(): readonly ErasedSubject[] | undefined {
    const content = contentOf(this.file);
    return content === undefined ? undefined : [...content.matchAll(whole)].map(erasedIn);
  }
}

/** Begins with the end of the line before, in case that was never finished. */
function lineOf({ at, subject }: ErasedSubject): string {
  return `\n${JSON.stringify([at.toISOString(), subject])}\n`;
}

const whole = /^\["([^"]+)",("(?:[^"\\]|\\.)+")\]$/gm;

function erasedIn([, at = '', subject = '']: RegExpMatchArray): ErasedSubject {
  return { at: new Date(at), subject: String(JSON.parse(subject)) };
}
