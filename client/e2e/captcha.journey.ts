import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { secondServer } from './second-server.js';
import { inMailTo } from './stored-data.js';

/**
 * Waits until the form's script runs. Before that it is sent without a proof, as without script.
 */
async function ready(page: Page): Promise<void> {
  const isTaken = () =>
    page
      .locator('form')
      .first()
      .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
}

test('proof of work lets a browser sign up, and keeps sign-ins without it out', async ({
  page,
}) => {
  // Starts a second server.
  test.slow();
  const server = await secondServer({ CAPTCHA: 'proof-of-work', CAPTCHA_WORK: '4' });
  try {
    const email = `${randomUUID()}@example.test`;
    const tokenSentTo = async (address: string): Promise<string> => {
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && new URL(request.url()).pathname === address,
      );
      await page.locator('form').getByRole('button').last().click();
      return new URLSearchParams((await sent).postData() ?? '').get('v3captchaToken') ?? '';
    };

    await page.goto(`${server.url}/sign-up/?redirect_uri=/account/`);
    await ready(page);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('four words make one');
    const first = await tokenSentTo('/sign-up/');
    expect(first).not.toBe('');
    await expect(page).toHaveURL(/\/sign-up\/verify\//);
    await inMailTo(email, /(\/sign-up\/verify\/)/);

    await page.context().clearCookies();
    await page.goto(`${server.url}/login/`);
    await ready(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('four words make one');
    const second = await tokenSentTo('/login/');
    expect([second === '', second === first]).toEqual([false, false]);
    await expect(page).toHaveURL(/\/sign-up\/verify\//);
  } finally {
    await server.stop();
  }
});
