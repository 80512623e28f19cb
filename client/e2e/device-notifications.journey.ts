import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';
import { desk, phone } from './widths.js';

test.use({ bypassCSP: true });

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('NTF-008 NTF-014 EDT-024 the bell says what the browser allows, and that one without push shows nothing', async ({
  browser,
}) => {
  const ada = await owner(browser);
  const list = ada.getByRole('dialog', { name: 'Notifications' });
  await bellOf(ada).click();
  // A browser without windows refuses by itself.
  await expect(list.getByText('Your browser blocks notifications of this site.')).toBeVisible();

  // One that has not been asked yet, in the place of this one.
  await ada.addInitScript(() => {
    class Asked extends EventTarget {
      static permission = 'default';
      static requestPermission() {
        Asked.permission = 'granted';
        return Promise.resolve(Asked.permission);
      }
    }
    Object.defineProperty(globalThis, 'Notification', { value: Asked });
  });
  await ada.reload();
  await bellOf(ada).click();
  const ask = list.getByRole('button', { name: 'Show them on this device too' });
  await ask.press('Enter');
  await expect(list.getByText('Shown on this device too')).toBeVisible();

  await ada.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await ada.reload();
  await bellOf(ada).click();
  await ask.press('Enter');
  const popUp = ada.getByRole('alertdialog', { name: 'Push is not supported' });
  for (const size of [phone, desk]) {
    await ada.setViewportSize(size);
    await expect(popUp).toBeVisible();
    expect([await violations(ada), await sidewaysOverflow(ada)]).toEqual([[], 0]);
  }
  await popUp.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(popUp).toBeHidden();
});
