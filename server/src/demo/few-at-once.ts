import pLimit from 'p-limit';

import { poolSize } from '../platform/database/data-source.js';

/** So many that the server itself has connections left: who waits for one too long gives up, and the start fails. */
export const fewAtOnce = pLimit(poolSize - 4);
