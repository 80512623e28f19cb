import {
  expect,
  type Browser,
  type Locator,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';

/** Password of all demo accounts. */
export const demoPassword = 'selvedge-demo-1';

/** Address of the same server under its staff host. */
export function atlasUrl(shopUrl: string | undefined): string {
  return (shopUrl ?? '').replace('//tropic.', '//atlas.');
}

/** Address of the same server under its main brand's host. */
export function brandUrl(shopUrl: string | undefined): string {
  return (shopUrl ?? '').replace('//tropic.', '//');
}

/** Signs a person in to the office of a host, in a new browser context. */
export async function signedIn(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByRequest(page, email);
  return page;
}

/** Empty page of the same origin, answered by the test. */
const blankPath = '/behind-the-door';

/**
 * Signs in over the API without loading the sign-in page, which has journeys of its own; loading it
 * would compile two more programs per browser.
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

/**
 * Signs in by the form of an office: on atlas its own, elsewhere the shop's, which returns to the
 * screen.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login\/\?/);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeVisible();
}

/** Controls the live connection of pages opened afterwards: cut and restore. */
export async function holdLive(page: Page) {
  const held = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/live\//, (socket) => {
    const server = socket.connectToServer();
    held.add(socket);
    // Passes only the server's greeting.
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

/** Opens the drawer with the entries that do not fit into a phone's bottom menu. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^More/ }).click();
  return page.getByRole('dialog', { name: 'More' });
}

/** Opens the board and waits until it updates live. */
export async function openBoard(page: Page, flow = 'normal'): Promise<void> {
  await page.goto(`/board?flow=${flow}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Column of the stage that contains a status. */
export function stage(page: Page, status: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^Stage \\d+: .*${status}`) });
}

/** Card of an order in a stage. */
export function order(column: Locator, number: string): Locator {
  const name = column.page().getByRole('link', { name: `#${number}`, exact: true });
  return column.getByRole('row').filter({ has: name });
}

/**
 * Scrolls a stage by keyboard until the card of an order is rendered: long stages render only
 * visible cards and load more at their end.
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

/** Moves an order by its status menu. */
export async function moveTo(page: Page, number: string, status: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Status of order ${number}:`) }).click();
  await page.getByRole('menuitemradio', { name: status, exact: true }).click();
}
