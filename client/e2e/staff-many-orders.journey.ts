import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { atlasUrl, openBoard, order, reveal, signedIn, stage } from './staff.js';

const many = 1_000;
/** Number of parallel chains; each order is created from the previous one. */
const chains = 8;

/** Calls the API with the page's session and token. */
function send<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([address, text]) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(`/omnis/v3/atlas/orders/${address ?? ''}`, {
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(token),
        },
        ...(text !== undefined && { method: 'POST', body: text }),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    [path, body && JSON.stringify(body)],
  );
}

interface Listed {
  readonly data: readonly { readonly id: number; readonly status: string }[];
}

interface Opened {
  readonly items: readonly { readonly id: number }[];
  readonly childOrders: readonly unknown[];
}

/**
 * Creates chains of reprints in a flow that no other journey uses. Returns the number of the last
 * order.
 */
async function reprint(page: Page): Promise<string> {
  const { data } = await send<Listed>(page, '?flow=paper&status=processing&perPage=1');
  const first = data[0]?.id ?? 0;
  const { items, childOrders } = await send<Opened>(page, `${String(first)}/`);
  const pieces = items.slice(0, 1).map(({ id }) => ({ id, quantity: 1 }));
  const childOf = async (parent: number, childCount: number): Promise<number> => {
    const childOrder = { childOrderType: 'reprint', reason: 'damaged', items: pieces };
    const path = `${String(parent)}/children/`;
    return (await send<{ id: number }>(page, path, { ...childOrder, childOrders: childCount })).id;
  };
  const heads: number[] = [];
  for (let chain = 0; chain < chains; chain += 1)
    heads.push(await childOf(first, childOrders.length + chain));
  let missing = many - chains;
  const ends = heads.map(async (head) => {
    let last = head;
    while (missing-- > 0) last = await childOf(last, 0);
    return last;
  });
  return String(Math.max(...(await Promise.all(ends))));
}

/** Number of paid orders in the flow, counted by the server. */
async function paidOf(page: Page): Promise<number> {
  const { counts } = await send<{ counts: { new?: number; paid?: number } }>(page, '?flow=paper');
  return (counts.new ?? 0) + (counts.paid ?? 0);
}

test('a board with a thousand open orders counts all, renders the visible ones, and works by keyboard', async ({
  browser,
  baseURL,
}) => {
  // Creating a thousand orders can take minutes.
  test.setTimeout(6 * 60_000);
  const atlas = atlasUrl(baseURL);
  const [page, other] = await Promise.all([
    signedIn(browser, atlas, 'staff@selvedge.test'),
    signedIn(browser, atlas, 'viewer@selvedge.test'),
  ]);
  await openBoard(page, 'paper');
  const before = await paidOf(page);
  const number = await reprint(page);
  await openBoard(other, 'paper');

  // A board that was open all along shows the same as one opened afterwards.
  for (const board of [page, other]) {
    const paid = stage(board, 'Paid');
    await expect(paid.getByLabel(`${String(before + many)} orders`, { exact: true })).toBeVisible();
    await expect(await reveal(paid, number)).toBeInViewport();
    // Only cards in view are rendered.
    expect(await board.locator('[data-order]').count()).toBeLessThan(80);
  }

  // By keyboard, from the card to its status menu.
  const card = order(stage(page, 'Paid'), number);
  await card.focus();
  const status = card.getByRole('button', { name: /^Status of order/ });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(status).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Paid', exact: true }).waitFor();
  await page.keyboard.type('Printed');
  await page.keyboard.press('Enter');
  const there = order(stage(other, 'Printed'), number);
  await expect(there.locator('[data-news]')).toBeAttached();
  await expect(order(stage(other, 'Paid'), number)).toHaveCount(0);
  for (const board of [page, other]) {
    await expect(order(stage(board, 'Printed'), number)).toBeVisible();
    const left = `${String(before + many - 1)} orders`;
    await expect(stage(board, 'Paid').getByLabel(left, { exact: true })).toBeVisible();
  }
});
