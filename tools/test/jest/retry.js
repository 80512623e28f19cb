import { jest } from '@jest/globals';

// What fails beside browsers and servers is run once more; failures.mjs reports it as flaky (decision 0085).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
