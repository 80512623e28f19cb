import {
  expect,
  type Browser,
  type Locator,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';

/** The password of all demo people. */
export const demoPassword = 'selvedge-demo-1';

/** The same server under its host for staff. */
export function atlasUrl(shopUrl: string | undefined): string {
  return (shopUrl ?? '').replace('//tropic.', '//atlas.');
}

/** The same server under the host of its main brand. */
export function brandUrl(shopUrl: string | undefined): string {
  return (shopUrl ?? '').replace('//tropic.', '//');
}

/** Signs a person in on a host's office, in a browser of their own that has loaded nothing yet. */
export async function signedIn(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByRequest(page, email);
  return page;
}

/** Answered by the browser itself: an empty page of the same origin. */
const blankPath = '/behind-the-door';

/**
 * Signs in by the call of the door, without the door: journeys of its own go through that, and for each other
 * one a browser would load and compile two programs more.
 */
export async function signInByRequest(page: Page, email: string): Promise<void> {
  await page.route(`**${blankPath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(blankPath);
  const status = await page.evaluate(
    async (credentials) => {
      await fetch('/omnis/v3/dashboard/secure/get/');
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const answer = await fetch('/omnis/v3/dashboard/secure/login/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
        body: JSON.stringify(credentials),
      });
      return answer.status;
    },
    { email, password: demoPassword },
  );
  expect(status).toBe(200);
  await page.unroute(`**${blankPath}`);
}

/** At the door of an office: on atlas its own, elsewhere the shop's, which leads back to the screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login\/\?/);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeVisible();
}

/** The live connection of what is opened from here on, which can be cut and mended. */
export async function holdLive(page: Page) {
  const held = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/live\//, (socket) => {
    const server = socket.connectToServer();
    held.add(socket);
    // It comes no further than the first word of the server.
    server.onMessage((message) => {
      socket.send(message);
      if (isCut) void socket.close();
    });
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...held].map((socket) => socket.close()));
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** On a phone: what the menu at the foot has no room for. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^More/ }).click();
  return page.getByRole('dialog', { name: 'More' });
}

/** Opens the board and waits until it is kept current by itself. */
export async function openBoard(page: Page, flow = 'normal'): Promise<void> {
  await page.goto(`/board?flow=${flow}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** The column of a stage, by a status it holds. */
export function stage(page: Page, status: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^Stage \\d+: .*${status}`) });
}

/** The card of an order in a stage. */
export function order(column: Locator, number: string): Locator {
  const name = column.page().getByRole('link', { name: `#${number}`, exact: true });
  return column.getByRole('row').filter({ has: name });
}

/**
 * Goes down a stage by the keyboard until the card of an order is there: of a long one only what is in sight
 * is, and more comes as its end does.
 */
export async function reveal(column: Locator, number: string): Promise<Locator> {
  const card = order(column, number);
  await expect(async () => {
    if (await card.isVisible()) return;
    await column.getByRole('row').first().focus();
    await column.page().keyboard.press('End');
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return card;
}

/** Moves an order by the menu of its status. */
export async function moveTo(page: Page, number: string, status: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Status of order ${number}:`) }).click();
  await page.getByRole('menuitemradio', { name: status, exact: true }).click();
}
