import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('NTF-008 NTF-014 EDT-024 ERR-028 the bell reflects the browser permission, shows a device notification and explains how to enable push @first-tier', async ({
  browser,
}) => {
  const ada = await owner(browser);
  await ada.goto('/dashboard/products');
  const list = ada.getByRole('dialog', { name: 'Notifications' });
  const popUp = ada.getByRole('alertdialog', { name: 'Push is not supported' });
  await bellOf(ada).click();
  // A headless browser denies permission.
  await expect(list.getByText('Your browser blocks notifications from this site.')).toBeVisible();

  // Simulates a browser that has not been asked yet.
  await ada.addInitScript(() => {
    class PromptedNotification extends EventTarget {
      static permission = 'default';
      static requestPermission() {
        PromptedNotification.permission = 'granted';
        return Promise.resolve(PromptedNotification.permission);
      }
    }
    Object.defineProperty(globalThis, 'Notification', { value: PromptedNotification });
  });
  // There is no push service here; the service worker is the real one.
  await ada.addInitScript(() => {
    const endpoint = 'https://push.example.test/of-ada';
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    let own: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        own = null;
        return Promise.resolve(true);
      },
    };
    Object.defineProperty(PushManager.prototype, 'getSubscription', {
      value: () => Promise.resolve(own),
    });
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: () => {
        if (sessionStorage.getItem('is away') !== null)
          return Promise.reject(new Error('The push service is away'));
        own = subscription;
        return Promise.resolve(subscription);
      },
    });
  });
  await ada.reload();
  await bellOf(ada).click();
  const ask = list.getByRole('button', { name: 'Show on this device too' });
  await ask.press('Enter');
  await expect(list.getByText('even when this site is closed')).toBeVisible();
  const only = list.getByRole('button', { name: 'Show only while this site is open' });
  await only.press('Enter');
  await expect(list.getByText('while this site is open in the background')).toBeVisible();
  const also = list.getByRole('button', { name: 'Show even when this site is closed' });
  // Without a push service the error is logged and shown.
  const logged = ada.waitForEvent('pageerror');
  await ada.evaluate(() => {
    sessionStorage.setItem('is away', 'yes');
  });
  await also.press('Enter');
  expect((await logged).message).toContain('Unable to create push subscription for user');
  await popUp.getByRole('button', { name: 'Got it' }).press('Enter');
  await ada.evaluate(() => {
    sessionStorage.clear();
  });
  await bellOf(ada).click();
  await also.press('Enter');
  await expect(only).toBeVisible();

  await ada.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await ada.reload();
  await bellOf(ada).click();
  await ask.press('Enter');
  for (const size of [phone, desktop]) {
    await ada.setViewportSize(size);
    await expect(popUp).toBeVisible();
    await expect(popUp).toContainText('add this page to the Home Screen');
    expect([await violations(ada), await sidewaysOverflow(ada)]).toEqual([[], 0]);
  }
  await popUp.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(popUp).toBeHidden();
});
