import { jest } from '@jest/globals';

// Tests that fail on a busy machine run once more; failures.mjs reports them as flaky
// (decision 0085).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
