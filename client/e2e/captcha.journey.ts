import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { databaseUrl, dataDir, inMailTo } from './stored-data.js';

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Second server of the product that requires proof of work. */
async function guardedServer() {
  const [port, payments] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [path.resolve('server/dist/main.js')], {
    env: {
      PORT: String(port),
      SANDBOX_PAYMENTS_PORT: String(payments),
      BASE_HOST: `localhost:${String(port)}`,
      DATA_DIR: dataDir(),
      DATABASE_URL: databaseUrl(),
      CAPTCHA: 'proof-of-work',
      CAPTCHA_WORK: '4',
      PICTURES_AHEAD: '0',
    },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${String(port)}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url: `http://tropic.localhost:${String(port)}`, stop };
}

test('proof of work lets a browser sign up, and keeps sign-ins without it out', async ({
  page,
}) => {
  // Starts a second server.
  test.slow();
  const server = await guardedServer();
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
