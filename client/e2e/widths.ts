import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** How wide the window is in which a step is taken. */
export interface Widths {
  /** What is expected to be there. */
  readonly see: (look: () => Promise<unknown>) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
}

/** As wide as it is. */
export const asItIs: Widths = {
  see: async (look) => {
    await look();
  },
  press: (control) => control.click(),
};

/**
 * On a phone and at a desk, step by step: what is seen is seen at both, and what is pressed can be
 * pressed at both. It is pressed at the one that was looked at last, and the next look begins with
 * that one, so that both have their turn.
 */
export function atBothWidths(page: Page): Widths {
  let sizes = [phone, desktop];
  const see: Widths['see'] = async (look) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await look();
    }
    sizes = sizes.toReversed();
  };
  const press: Widths['press'] = async (control) => {
    await see(() => control.click({ trial: true }));
    await control.click();
  };
  return { see, press };
}
