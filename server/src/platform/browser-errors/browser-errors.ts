import { Injectable, Logger } from '@nestjs/common';
import type {
  BrowserErrorKind,
  BrowserProgram,
} from '@selvedge/shared/browser-errors/browser-error';
import type { ReportBrowserError } from '@selvedge/shared/browser-errors/contract';

/** Number of reports of one kind of error by one program. */
export interface BrowserErrorCount {
  readonly kind: BrowserErrorKind;
  readonly program: BrowserProgram;
  readonly count: number;
}

/** Logs and counts the errors that browsers report, since this process started (decision 0110). */
@Injectable()
export class BrowserErrors {
  private readonly logger = new Logger('BrowserErrors');
  private readonly counted = new Map<string, BrowserErrorCount>();

  /**
   * Counts and logs an error (ERR-030, ERR-068). `division` is the shop on whose host it happened.
   */
  take({ kind, program, name, at }: ReportBrowserError, division: number): void {
    const key = `${kind} ${program}`;
    const count = (this.counted.get(key)?.count ?? 0) + 1;
    this.counted.set(key, { kind, program, count });
    this.logger.warn({
      ...{ message: 'a browser reported an error', kind, program, division },
      ...(name !== undefined && { name }),
      ...(at !== undefined && { at }),
    });
  }

  counts(): readonly BrowserErrorCount[] {
    return [...this.counted.values()];
  }
}
