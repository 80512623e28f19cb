import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Window widths in which a step is performed. */
export interface Widths {
  /** Checks what is visible. */
  readonly see: (look: () => Promise<unknown>) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
}

/** Current width. */
export const asItIs: Widths = {
  see: async (look) => {
    await look();
  },
  press: (control) => control.click(),
};

/**
 * Phone and desktop alternately: what is visible is checked at both widths. Presses use the width
 * of the last check, and the next check starts with that width, so both get used.
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
