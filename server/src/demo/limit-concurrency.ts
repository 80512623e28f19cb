import pLimit from 'p-limit';

import { poolSize } from '../platform/database/data-source.js';

/**
 * Limits concurrency, so that the server keeps free connections; otherwise its queries time out and
 * the start fails.
 */
export const limitConcurrency = pLimit(poolSize - 4);
