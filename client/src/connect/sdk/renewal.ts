import type { ConnectToken } from '@selvedge/shared/connect/contract';

import { ConnectError } from './connect-error.js';

/** In milliseconds, after an answer that did not come. */
const againAfter = 10_000;

interface Ends {
  readonly ask: () => Promise<ConnectToken>;
  readonly onRenewed: (token: ConnectToken) => void;
  /** The shop renews no more. */
  readonly onRefused: (error: ConnectError) => void;
}

/** Asks for the next token in time; the session's own life begins anew with each. */
export class Renewal {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    renewBefore: string,
    private readonly ends: Ends,
  ) {
    this.plan(waitUntil(renewBefore, Date.now()));
  }

  /** Rejects as the call does. */
  async now(): Promise<ConnectToken> {
    const token = await this.ends.ask();
    this.plan(waitUntil(token.renewBefore, Date.now()));
    this.ends.onRenewed(token);
    return token;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private plan(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.now().catch((error: unknown) => {
        if (isFinal(error)) this.ends.onRefused(error);
        else this.plan(againAfter);
      });
    }, ms);
  }
}

/** In milliseconds; a clock that is wrong asks too soon rather than never. */
function waitUntil(time: string, now: number): number {
  return Math.max(againAfter, new Date(time).getTime() - now);
}

/** Whether the shop has said no: all else may be better next time. */
function isFinal(error: unknown): error is ConnectError {
  return error instanceof ConnectError && finalCodes.has(error.code);
}

const finalCodes: ReadonlySet<string> = new Set([
  'session_revoked',
  'session_not_found',
  'origin_not_allowed',
  'page_not_found',
]);
