import { test as base } from '@playwright/test';

/** A journey leaves no window open: what lives in it would go on beside those that come after. */
export const test = base.extend<{ windows: undefined }>({
  windows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
