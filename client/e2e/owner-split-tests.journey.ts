import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const variation = (name: string): object => ({
  ...blockOf('row', { variation: name }),
  items: [blockOf('text', { html: `<p>The ${name} words</p>` })],
});

/** New visitor whose tab records window events. */
async function visitor(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    addEventListener('split-test-start', () => {
      const before = Number(sessionStorage.getItem('told') ?? 0);
      sessionStorage.setItem('told', String(before + 1));
    });
  });
  const started = page.waitForResponse(/\/split-tests\/.+\/sessions\//);
  await page.goto(url);
  expect((await started).status()).toBe(200);
  return page;
}

test('BLX-014 PRM-009 an owner starts a split test, visitors enter it once, and everyone gets the winner @first-tier', async ({
  browser,
}) => {
  const page = await owner(browser);
  const name = `words-${Math.random().toString(36).slice(2, 8)}`;
  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: 'Split tests' }).click();
  await page.getByRole('button', { name: 'New split test' }).click();
  const dialog = page.getByRole('dialog', { name: 'New split test' });
  // GRD-035.
  await dialog.getByRole('textbox', { name: 'Name' }).fill('favourites');
  await expect(dialog.getByText('Only the variation “show” shows favourites')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Variation 2' })).toHaveValue('show');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start test' }).click();
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('region', { name });
  await expect(panel.getByRole('row', { name: /^old/ })).toContainText('50%');

  const items = ['old', 'new'].map(variation);
  const made = await makePage(page, [{ ...blockOf('row', { splitTest: name }), items }]);
  const one = await visitor(browser, `${made.url}?split-var=${name}:old`);
  await expect(one.getByText('The old words')).toBeVisible();
  await expect(one.getByText('The new words')).toHaveCount(0);
  const again = one.waitForResponse(/\/split-tests\/.+\/sessions\//);
  await one.goto(made.url);
  await expect(one.getByText('The old words')).toBeVisible();
  expect((await (await again).json()).discovered).toBe(true);
  expect(await one.evaluate(() => sessionStorage.getItem('told'))).toBe('1');
  const other = await visitor(browser, `${made.url}?split-var=${name}:new`);
  await expect(other.getByText('The new words')).toBeVisible();

  await page.goto('/dashboard/split-tests');
  for (const row of ['old', 'new'])
    await expect(panel.getByRole('row', { name: new RegExp(`^${row}`) })).toContainText('50%10');
  expect(await violations(page)).toEqual([]);

  const logged = page.waitForEvent('console', (line) => line.text().includes(`Split test ${name}`));
  await page.goto(made.url);
  expect((await logged).text()).toContain('starts: variation');
  await openEditor(page, made.id, 'The old words');
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Split test/ })
    .click();
  await expect(page.getByLabel('Split test', { exact: true })).toHaveValue(name);

  await page.goto('/dashboard/split-tests');
  await panel.getByRole('button', { name: 'End test' }).click();
  const ending = page.getByRole('dialog', { name: `End “${name}”` });
  await ending.getByLabel('Winning variation').selectOption('new');
  await ending.getByRole('button', { name: 'End test' }).click();
  await expect(panel.getByText('all visitors see “new”')).toBeVisible();
  await one.goto(made.url);
  await expect(one.getByText('The new words')).toBeVisible();

  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(panel).toHaveCount(0);
});
