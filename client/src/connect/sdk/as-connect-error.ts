import { RequestFailed } from '@selvedge/shared/connect/channel';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';

import { ConnectError } from './connect-error.js';

/**
 * Converts refusals of the page or its frame to ConnectError; leaves programming errors unchanged.
 */
export function asConnectError(error: unknown): unknown {
  if (error instanceof LivePageError) return new ConnectError(snake(error.refusal), error.message);
  if (error instanceof RequestFailed) return new ConnectError(error.code, error.message);
  return error;
}

const snake = (code: string): string => code.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
