import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

import { sidewaysOverflow } from './shop.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const widths = [360, 768, 1440];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe-core finds against WCAG 2.2 A and AA. The page's policy must be bypassed. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async (): Promise<readonly Violation[]> => {
    // The script that was just added puts it there.
    const { axe: tool } = window as unknown as {
      axe: { run: (root: object, options: object) => Promise<{ violations: Violation[] }> };
    };
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // What React Aria has already read out stays there for some seconds, also when its label is gone.
    const root = { exclude: [['[data-live-announcer]']] };
    const options = {
      runOnly: { type: 'tag', values },
      // No criterion of its own, but how many find their way on a page.
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
 * How far lists of a screen scroll sideways by themselves; on a phone a row is a card. A table of fields that
 * somebody fills in is none.
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

/** NFR-007, NFR-012: whether a screen is for everybody, and no wider than any window. */
export async function expectUsable(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What has another place on a phone gets there with the next rendering.
    await softly
      .poll(() => sidewaysOverflow(page), `${screen} at ${width} px`)
      .toBeLessThanOrEqual(0);
    if (width < phoneBelow)
      await softly.poll(() => listOverflow(page), `lists of ${screen}`).toBe(0);
  }
}
