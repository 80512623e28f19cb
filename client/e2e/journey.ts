import { test as base } from '@playwright/test';

/** Closes all windows after a journey, so that they do not slow down later ones. */
export const test = base.extend<{ windows: undefined }>({
  windows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
