import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { protect } from './second-factor.js';
import { sidewaysOverflow } from './shop.js';
import { demoPassword, openMore } from './staff.js';
import { expireConfirmations, mailTo } from './stored-data.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

const password = 'seven green umbrellas';

test('EDT-025 an invited person joins a store and gets more permissions @first-tier', async ({
  browser,
}) => {
  const ada = await owner(browser);
  await ada.goto('/dashboard/products');
  await ada.setViewportSize(desktop);
  const name = `Bob ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.test`;

  await ada.getByRole('link', { name: 'Team' }).click();
  await ada.getByRole('button', { name: 'Invite person' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Invite person' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('checkbox', { name: 'Theme' }).check();
  expect(await violations(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    ada.getByRole('button', { name: `Withdraw the invitation to ${email}` }),
  ).toBeVisible();

  await expect.poll(() => mailTo(email)).toContain('/dashboard/join-team#');
  const [link = ''] = /http\S+join-team#\S+/.exec((await mailTo(email)) ?? '') ?? [];
  const bob = await (await browser.newContext({ viewport: phone })).newPage();
  await bob.goto(link);
  await expect(bob.getByRole('heading', { name: 'Join Tropic' })).toBeVisible();
  expect([await violations(bob), await sidewaysOverflow(bob)]).toEqual([[], 0]);
  await bob.getByLabel('First name').fill(name);
  await bob.getByLabel('Password', { exact: true }).fill(password);
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(bob.getByRole('link', { name: 'Theme' })).toBeVisible();
  await expect(bob.getByRole('link', { name: 'Orders' })).toBeHidden();

  await ada.reload();
  await ada.getByRole('button', { name: `Change ${name}` }).click();
  const about = ada.getByRole('dialog', { name });
  await about.getByRole('checkbox', { name: 'Orders' }).check();
  expect(await violations(ada)).toEqual([]);
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText(`${name} gained Orders`)).toBeVisible();
  await bob.reload();
  await expect(bob.getByRole('link', { name: 'Orders' })).toBeVisible();

  await ada.setViewportSize(phone);
  expect(await sidewaysOverflow(ada)).toBe(0);
  // On a phone, the remaining entries are in a drawer that closes after a choice.
  const more = await openMore(ada);
  await expect(more.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  expect(await violations(ada)).toEqual([]);
  await more.getByRole('link', { name: 'Media' }).click();
  await expect(ada).toHaveURL(/\/media$/);
  await expect(more).toBeHidden();
  await openMore(ada);
  await ada.goBack();
  await expect(more).toBeHidden();
  await ada.getByRole('button', { name: `Change ${name}` }).click();
  await about.getByRole('button', { name: 'Remove' }).click();
  const sure = ada.getByRole('alertdialog', { name: `Remove ${name}?` });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const unprotect = await protect(ada);
  await expireConfirmations();
  await sure.getByRole('button', { name: 'Remove' }).click();
  const question = ada.getByRole('alertdialog', { name: 'Confirm your password' });
  await question.getByLabel('Password', { exact: true }).fill('not the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('The password is wrong')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
  // A user with a second factor needs both; a wrong code is refused.
  await question.getByLabel('Authentication code').fill('000000');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('Invalid authentication code')).toBeVisible();
  await expect(sure).toBeVisible();
  await question.getByRole('button', { name: 'Use a recovery code' }).click();
  await question.getByLabel('Recovery code').fill(unprotect.recoveryCode);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(ada.getByText(`${name} left the team`)).toBeVisible();
  await unprotect.now();
  // The session survives the token change.
  await ada.reload();
  await expect(ada.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
});
