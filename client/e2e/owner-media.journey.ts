import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { signIn } from './staff.js';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><script>alert(1)</script><path fill="${colour}" d="M0 0h120v80z"/></svg>`;

const file = (name: string, content: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(content),
});

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/dashboard/media');
  await signIn(page, 'owner@tropic.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
}

async function choose(page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles([...files]);
}

test('IMG-017 IMG-018 IMG-019 EDT-017 an owner uploads, describes, crops, finds and deletes images @first-tier', async ({
  page,
}) => {
  const run = `journey-${String(Date.now())}`;
  await openLibrary(page);

  await choose(page, [
    file(`${run}-red.svg`, drawing('#b3402a')),
    file(`${run}-green.svg`, drawing('#2a7a4b')),
    file(`${run}-notes.svg`, 'only words'),
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('2 of 3 uploaded');
  await expect(uploads.getByRole('alert')).toHaveText(
    'Must upload the following formats: png, jpg, jpeg, webp, svg, mp4',
  );
  await uploads.getByRole('button', { name: 'Dismiss', exact: true }).click();

  await page.getByRole('button', { name: new RegExp(`${run}-red`) }).click();
  const details = page.getByRole('complementary', { name: 'Details' });
  const focalPoint = details.getByRole('button', { name: /^Focal point/ });
  await focalPoint.press('Shift+ArrowLeft');
  await expect(focalPoint).toHaveAccessibleName(/40% across, 50% down/);
  await details.getByLabel('Alt text').fill('A red triangle');
  await details.getByRole('combobox', { name: 'Tags' }).fill(`${run},`);
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(details.getByRole('button', { name: 'Saved' })).toBeDisabled();

  await details.getByRole('button', { name: 'Crop' }).click();
  const cropper = page.getByRole('dialog', { name: /^Crop/ });
  const ratio = cropper.getByRole('combobox', { name: 'Ratio' });
  await ratio.selectOption('Free');
  await expect(cropper.getByText('96 × 64')).toBeVisible();
  await ratio.selectOption('Portrait 4:5');
  await expect(cropper.getByText('64 × 80')).toBeVisible();
  await cropper.getByRole('button', { name: 'Save as a new image' }).click();
  await expect(details.getByRole('heading', { name: `Crop of ${run}-red.svg` })).toBeVisible();
  await expect(focalPoint).toHaveAccessibleName(/31% across, 50% down/);
  await details.getByRole('button', { name: 'Close details' }).click();

  const search = page.getByRole('searchbox', { name: /^Search the library/ });
  await search.fill(run);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`searchTerm=${run}`));
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(`${run} (2)`);
  const tiles = page.getByRole('list', { name: 'Library' }).getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  await page.reload();
  await expect(tiles).toHaveCount(2);

  await page.getByRole('checkbox', { name: `Select ${run}-red.svg`, exact: true }).check();
  await page
    .getByRole('region', { name: 'Selected files' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tiles).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('IMG-018 an image that is too large is refused before the upload', async ({ page }) => {
  await openLibrary(page);
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(26 * 1024 * 1024)], 'huge.png'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toHaveText('The file is larger than 25 MB');
  await expect(page.getByText('0 of 1 uploaded')).toBeVisible();
});

test('EDT-026 an image is chosen from the library by pages and by search', async ({ page }) => {
  const run = `shelf-${String(Date.now())}`;
  await openLibrary(page);
  const colours = Array.from({ length: 25 }, (_, at) => `#${String(at + 10)}7a4b`);
  await choose(
    page,
    colours.map((colour, at) => file(`${run}-${String(at)}.svg`, drawing(colour))),
  );
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('25 of 25 uploaded');

  await page.goto('/dashboard/settings/general');
  const favicon = page.getByRole('group', { name: 'Favicon' });
  await favicon.getByRole('button', { name: /^(Choose|Change) / }).click();
  const library = page.getByRole('dialog', { name: 'Choose from your library' });
  const tiles = library.getByRole('list', { name: 'Library' }).getByRole('listitem');
  await expect(tiles).toHaveCount(24);
  await library.getByRole('button', { name: 'Next' }).click();
  await expect(library.getByText(/page 2 of \d+$/)).toBeVisible();
  const search = library.getByRole('searchbox', { name: /^Search the library/ });
  await search.fill(`${run}-7`);
  await search.press('Enter');
  await expect(tiles).toHaveCount(1);
  await tiles.getByRole('button', { name: new RegExp(`${run}-7`) }).click();
  await expect(library).toBeHidden();
  await expect(favicon.getByRole('img', { name: 'Current favicon' })).toBeVisible();
});
