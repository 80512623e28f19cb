import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { signIn } from './staff.js';

/** Uses a separate store, because these journeys change what visitors see. */
export function nordic(path: string): string {
  return pathOf('nordic', path);
}

export function pathOf(store: string, path: string): string {
  const { baseURL = '' } = test.info().project.use;
  return baseURL.replace('//tropic.', `//${store}.`) + path;
}

export async function openSettings(page: Page, section: string): Promise<void> {
  await openSettingsOf('nordic', page, section, 'owner@nordic.test');
}

export async function openSettingsOf(
  store: string,
  page: Page,
  section: string,
  email: string,
): Promise<void> {
  await page.goto(pathOf(store, `/dashboard/settings/${section}`));
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

/** Opens another section of the settings. */
export async function section(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name }).click();
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
}
