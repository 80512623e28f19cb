import type { ConnectToken } from '@selvedge/shared/connect/contract';

import { ConnectError } from './connect-error.js';

/** Delay before the next attempt after a failed call, in milliseconds. */
const againAfter = 10_000;

interface Ends {
  readonly ask: () => Promise<ConnectToken>;
  readonly onRenewed: (token: ConnectToken) => void;
  /** Called if the shop refuses further renewals. */
  readonly onRefused: (error: ConnectError) => void;
}

/** Renews the session token in time; each renewal extends the session. */
export class Renewal {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    renewBefore: string,
    private readonly ends: Ends,
  ) {
    this.plan(waitUntil(renewBefore, Date.now()));
  }

  /** Rejects with the call's error. */
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

/** Delay in milliseconds; a wrong clock causes early renewals rather than none. */
function waitUntil(time: string, now: number): number {
  return Math.max(againAfter, new Date(time).getTime() - now);
}

/** Whether the shop refused; all other errors may be temporary. */
function isFinal(error: unknown): error is ConnectError {
  return error instanceof ConnectError && finalCodes.has(error.code);
}

const finalCodes: ReadonlySet<string> = new Set([
  'session_revoked',
  'session_not_found',
  'origin_not_allowed',
  'page_not_found',
]);
