import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { test as base } from './journey.js';
import { violations } from './accessibility.js';
import { codeOf } from './second-factor.js';
import { freePort } from './second-server.js';
import { sidewaysOverflow } from './shop.js';
import { desktop, phone } from './widths.js';

const root = path.resolve(import.meta.dirname, '../..');
const password = 'four words make one';
/** Generous limit for a first start on a busy machine. */
const startsWithinMs = 120_000;

/** Product started for the first time in production mode, and the link that it prints. */
interface FirstStart {
  readonly brand: string;
  readonly link: string;
  readonly output: string;
}

const test = base.extend<{ product: FirstStart }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires destructuring here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-first-'));
      const host = `shop.localhost:${String(await freePort())}`;
      const running = spawn(process.execPath, ['tools/start/run.mjs'], {
        cwd: root,
        env: { ...settingsOf(host, folder), PORT: host.split(':')[1] },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      running.stdout.on('data', (text: Buffer) => (output += text.toString()));
      const link = () => /^\s+(http:\S+\/join\S+)$/m.exec(output)?.[1];
      await expect.poll(link, { timeout: startsWithinMs }).toBeDefined();
      await use({ brand: `http://${host}`, link: link() ?? '', output });
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
    },
    { timeout: 2 * startsWithinMs },
  ],
});

/** Settings from docs/operations/deploy.md; mails go into the outbox folder. */
const settingsOf = (host: string, folder: string) => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  ...{ NODE_ENV: 'production', BASE_HOST: host, DATA_DIR: folder, DATABASE_URL: '' },
  ...{ DATA_KEY: randomBytes(32).toString('base64'), TRUST_PROXY: '127.0.0.1' },
  ...{ MAIL_FROM: 'Shops <no-reply@shops.example>', PICTURES_AHEAD: '0', PAYMENTS: 'none' },
});

/** Accessible and as wide as the window, at phone and desktop width. */
async function expectGood(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test.use({ bypassCSP: true });

test('an operator starts the product for the first time in production, and visitors can open shops', async ({
  page,
  browser,
  product: { brand, link, output },
}) => {
  for (const step of ['Starting the database', 'Migrating the database', 'Starting the server'])
    expect(output).toMatch(new RegExp(`^  ${step} … +[\\d.]+ s$`, 'm'));
  expect(output).not.toContain('\u001b');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectGood(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@shops.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Create account');

  // Staff have to set up a second factor first.
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await expectGood(page);
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await press(page, 'Turn on');
  await expect(page.getByRole('code')).toHaveCount(10);
  await page.getByRole('link', { name: 'I have saved the codes' }).click();
  await expect(page.getByRole('heading', { name: 'Settings to review' })).toBeVisible();
  await expectGood(page);

  // Before that, the main brand's host serves nothing.
  const stranger = await browser.newPage({ bypassCSP: true });
  expect((await stranger.goto(brand))?.status()).toBe(404);
  await page.getByLabel('Name').fill('Weft & Warp');
  await press(page, 'Open main brand');
  await expect(page.getByText(`The main brand is open at ${brand}.`)).toBeVisible();

  await stranger.goto(brand);
  await stranger.getByRole('link', { name: 'Open a shop' }).first().click();
  await expect(stranger).toHaveURL(/\/login\/\?redirect_uri=%2Fdashboard%2Fshops%2Fnew$/);
  await expectGood(stranger);
  await stranger.getByRole('link', { name: 'Create an account' }).click();
  await expect(stranger.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectGood(stranger);
});
