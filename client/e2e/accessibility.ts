import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

import { sidewaysOverflow } from './shop.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const widths = [360, 768, 1440];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * Violations of WCAG 2.2 A and AA found by axe-core. The page's content security policy must be
 * bypassed.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  // Colours and sizes are wrong until the stylesheets have loaded.
  await page.waitForLoadState();
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async (): Promise<readonly Violation[]> => {
    // Set by the injected script.
    const { axe: tool } = window as unknown as {
      axe: { run: (root: object, options: object) => Promise<{ violations: Violation[] }> };
    };
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // React Aria keeps past announcements for some seconds, also when their label is gone.
    const root = { exclude: [['[data-live-announcer]']] };
    const options = {
      runOnly: { type: 'tag', values },
      // Not a WCAG criterion, but many users navigate by headings.
      rules: { 'heading-order': { enabled: true } },
      resultTypes: ['violations'],
    };
    return (await tool.run(root, options)).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const phoneBelow = 768;
const softly = expect.configure({ soft: true });

/**
 * Sideways overflow of a screen's lists in pixels; on a phone rows become cards. Tables of form
 * fields are exempt.
 */
const listOverflow = (page: Page): Promise<number> =>
  page.getByRole('region').evaluateAll((regions) => {
    const lists = regions.filter(
      (region) =>
        region.querySelector(':scope > table') !== null &&
        region.querySelector('input:not([type="checkbox"])') === null,
    );
    return Math.max(0, ...lists.map((list) => list.scrollWidth - list.clientWidth));
  });

/** Checks that a screen is accessible and fits any window width (NFR-007, NFR-012). */
export async function expectUsable(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Elements that are placed differently on a phone move with the next rendering.
    await softly
      .poll(() => sidewaysOverflow(page), `${screen} at ${width} px`)
      .toBeLessThanOrEqual(0);
    if (width < phoneBelow)
      await softly.poll(() => listOverflow(page), `lists of ${screen}`).toBe(0);
  }
}
