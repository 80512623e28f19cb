import { expect } from '@playwright/test';

import { test } from './journey.js';
import { makePage } from './connect.js';
import { owner } from './editor.js';
import { programFor, receivedBy, htmlOn, write } from './connect-program.js';

test('ERR-052 an editor keeps working without a network and reports a page that does not answer', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Out of reach');
  const opening = { dashboard, pageId: id, where: 'frame' } as const;
  const { program, network } = await programFor(browser, opening);
  const { program: other } = await programFor(browser, opening);
  await network.cut();
  await expect.poll(() => receivedBy(program)).toContain('offline');
  await write(program, '<p>Written in a tunnel</p>');
  expect(await program.evaluate(() => window.program.session.saved)).toBe(false);
  await write(other, '<h2>Written outside</h2>');
  network.isThere = true;
  await program.clock.fastForward(10_000);
  await expect.poll(() => program.evaluate(() => window.program.session.saved)).toBe(true);
  expect((await receivedBy(program)).at(-1)).toBe('online');
  await expect.poll(() => htmlOn(other)).toEqual(await htmlOn(program));
  await other.evaluate(() => window.program.session.tell('page:navigate', { url: '/nowhere/' }));
  await expect.poll(() => receivedBy(other)).toContain('refused 404: Page not found');

  await program.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = 'about:blank';
  });
  await program.clock.runFor(25_000);
  await expect.poll(() => receivedBy(program)).toContain('suspended');
  expect(await program.evaluate(() => window.program.session.online)).toBe(true);
});

test('PAG-009 a page in its own window is displayed and navigated by its editor @first-tier', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'In a window');
  const { program } = await programFor(browser, { dashboard, pageId: id, where: 'window' });
  const [, shown] = program.context().pages();
  if (shown === undefined) throw new Error('No window was opened.');
  await expect(shown.getByRole('paragraph').first()).toBeVisible();
  await expect(shown.locator('#root')).toHaveAttribute('inert');
  await expect(shown.locator('header')).toHaveCount(0);

  await program.evaluate(() => window.program.session.tell('mode:set', { mode: 'native' }));
  const banner = shown.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The frame follows the simulated viewer.
  await program.evaluate(() => window.program.session.tell('viewer:set', { viewer: 'shopper' }));
  await expect(banner.getByLabel('Signed in as A shopper')).toBeVisible();
  await program.evaluate(() => window.program.session.tell('viewer:set', { viewer: 'basket' }));
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  await program.evaluate(() => window.program.session.setOperator('headless'));
  await expect(shown.getByRole('banner')).toHaveCount(0);
  await program.evaluate(() => window.program.session.tell('mode:set', { mode: 'preview' }));
  await expect(shown.locator('#root')).toHaveAttribute('inert');

  const navigate = (url: string) =>
    program.evaluate((to) => window.program.session.tell('page:navigate', { url: to }), url);
  await navigate('https://elsewhere.example/');
  await expect.poll(() => receivedBy(program)).toContain('blocked https://elsewhere.example/');
  await navigate('/search/');
  await expect.poll(() => receivedBy(program)).toContain('loaded /search/');
  expect(new URL(shown.url()).pathname).toBe('/search/');
});
