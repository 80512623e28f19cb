import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

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
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await tool.run(document, { runOnly: { type: 'tag', values } })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
