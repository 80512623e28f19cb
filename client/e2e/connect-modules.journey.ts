import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { makePage } from './connect.js';
import { owner } from './editor.js';
import { programFor, receivedBy } from './connect-program.js';

/** Number of blocks hit at two points: on the first block and slightly above it. */
const hits = (program: Page) =>
  program.evaluate(async () => {
    const { session } = window.program;
    const { rect } = await session.request('measure', { id: session.page.tree()[0]?.id ?? '' });
    const { x = 0, y = 0 } = rect ?? {};
    const points = [2, -4].map((below) => ({ x: x + 4, y: y + below }));
    const answers = await Promise.all(points.map((at) => session.request('hitTest', at)));
    return answers.map(({ ids }) => ids.length);
  });

/** Results of a program's attempts: `done`, or the code of the refusal. */
const attempts = (program: Page) =>
  program.evaluate(() => {
    const { session } = window.program;
    const { page } = session;
    const tried = (change: () => unknown): string => {
      try {
        change();
        return 'done';
      } catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : String(error);
      }
    };
    const [block] = page.tree();
    const id = block?.id ?? '';
    return {
      blockEditor: tried(() => page.resize(id, 6)),
      templateEditor: tried(() => page.setTemplate(id, 'quote')),
      historyEditor: tried(() => session.changes.list()),
    };
  });

test('EDT-005 EDT-006 EDT-007 EDT-008 an editor can do what its module permits and nothing else', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const missing = 'module_lacks';
  const can = {
    native: { hit: [0, 0], blockEditor: missing, templateEditor: missing, historyEditor: missing },
    v1: { hit: [1, 0], blockEditor: 'done', templateEditor: missing, historyEditor: missing },
    v2: { hit: [1, 1], blockEditor: 'done', templateEditor: 'done', historyEditor: missing },
    v3Dev: { hit: [1, 1], blockEditor: 'done', templateEditor: 'done', historyEditor: 'done' },
  } as const;
  for (const module of ['native', 'v1', 'v2', 'v3Dev'] as const) {
    const { id } = await makePage(dashboard, `By module ${module}`);
    const opening = { dashboard, pageId: id, where: 'frame', module } as const;
    const { program } = await programFor(browser, opening);
    await expect(program.frameLocator('iframe').getByRole('paragraph').first()).toBeVisible();
    // Wide enough for a single line.
    await program.locator('iframe').evaluate((frame) => (frame.style.width = '1000px'));
    const { hit, ...parts } = can[module];
    await expect.poll(() => hits(program)).toEqual(hit);
    expect(await program.evaluate(() => window.program.session.module)).toBe(module);
    expect(await attempts(program)).toEqual(parts);
  }
});

test('EDT-011 a connected editor lists and opens pages, edits blocks and theme, undoes, saves and publishes @first-tier', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id, url, title } = await makePage(dashboard, 'All that an editor does');
  const scopes = ['page:read', 'page:write', 'pages:list', 'theme:preview', 'publish'];
  const opening = { dashboard, pageId: id, where: 'frame', scopes } as const;
  const { program } = await programFor(browser, opening);
  const shown = program.frameLocator('iframe');
  await expect(shown.getByText(title).first()).toBeVisible();
  const listed = await program.evaluate(() => window.program.session.pages());
  expect(listed.map((one) => one.url)).toContain(url);

  const blocks = await program.evaluate(() => {
    const { session } = window.program;
    const { page, undo } = session;
    const [text] = page.tree();
    const quote = page.insert({ type: 'quote', properties: { text: 'Added' } });
    session.select(quote);
    page.move(quote, { index: 0 });
    page.resize(quote, 6);
    page.set(quote, 'text', 'Edited');
    page.remove(text?.id ?? '');
    undo.undo();
    undo.undo();
    undo.redo();
    undo.undo();
    return page.tree().map(({ type, size, properties }) => [type, size, properties['text']]);
  });
  expect(blocks).toEqual([
    ['quote', 12, 'Added'],
    ['text', 12, undefined],
  ]);
  await program.evaluate(() =>
    window.program.session.theme.preview({ 'primary.color': '#123456' }),
  );
  await program.evaluate(() => window.program.session.save());
  const revisions = await program.evaluate(() => window.program.session.revisions());
  expect(revisions[0]).toMatchObject({ reason: 'save', isPublished: false });
  await program.evaluate(() => window.program.session.publish());
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('Added')).toBeVisible();

  const home = listed.find((one) => one.url === '/');
  await program.evaluate(
    (to) => window.program.session.tell('page:navigate', { url: to }),
    home?.url ?? '/',
  );
  await expect.poll(() => receivedBy(program)).toContain('loaded /');
});

test('EDT-003 a page has no mode until an editor accepts it, and is native in a window without an editor @first-tier', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id, title } = await makePage(dashboard, 'Of which mode');
  const { program } = await programFor(browser, { dashboard, pageId: id, where: 'frame' });
  const shown = program.frameLocator('iframe');
  await expect(shown.getByText(title).first()).toBeVisible();
  await expect(shown.locator('#root')).toHaveAttribute('inert');
  await expect(shown.getByRole('banner')).toHaveCount(0);

  const address = await program.locator('iframe').getAttribute('src');
  const page = await (await browser.newContext()).newPage();
  const [first] = await Promise.all([
    page.waitForResponse((answer) => answer.url() === address),
    page.goto(address ?? ''),
  ]);
  expect(await first.text()).toMatch(/<div id="root"[^>]* inert/);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(page.getByRole('banner')).toBeVisible();
});
