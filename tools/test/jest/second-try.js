import { jest } from '@jest/globals';

// What fails beside browsers and servers is asked once more; `unsteady.mjs` tells it (decision 0086).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
