import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

async function select(page: Page, title: RegExp): Promise<void> {
  await outlineOf(page).getByRole('treeitem', { name: title }).click();
}

test(
  "EDT-018 EDT-022 EDT-026 a block's image is chosen from library, product or mock-up, described, cropped and focused @first-tier",
  {
    tag: '@pictures',
  },
  async ({ browser }) => {
    const page = await owner(browser);
    const made = await makePage(page, [blockOf('card', { title: 'One' })]);
    await openEditor(page, made.id);
    await select(page, /^Card/);
    await page.getByRole('button', { name: 'Choose or upload image' }).click();
    const library = page.getByRole('dialog', { name: 'Choose from your library' });
    await library.getByRole('list', { name: 'Library' }).getByRole('button').first().click();
    await expect(library).toBeHidden();
    const shown = canvasOf(page).locator('img[src^="/images/"]');
    await expect(shown).toBeVisible();
    const before = await shown.getAttribute('src');
    await expect(page.getByLabel(/Alternative text/)).not.toHaveValue('');

    await page.getByRole('button', { name: 'Crop image' }).click();
    const cropper = page.getByRole('dialog', { name: /^Crop / });
    await expect(cropper.getByRole('img').first()).toBeVisible();
    await cropper.getByRole('button', { name: 'Save as a new image' }).click();
    await expect(cropper).toBeHidden();
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    await page.getByText('Focal point', { exact: true }).click();
    const focalPoint = page.getByRole('button', { name: /^Focal point/ });
    await focalPoint.press('Shift+ArrowLeft');
    await focalPoint.press('ArrowDown');
    await expect(focalPoint).toHaveAccessibleName(/40% across, 51% down/);
    await expect(shown).toHaveCSS('object-position', '40% 51%');
    const area = await focalPoint.boundingBox();
    await focalPoint.click({ position: { x: (area?.width ?? 0) / 4, y: (area?.height ?? 0) / 2 } });
    await expect(shown).toHaveCSS('object-position', /^2[45](\.\d)?% (49|50)/);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Choose image from a product' }).click();
    await page.getByRole('searchbox', { name: 'Search products' }).fill('monstera tee');
    const found = page.getByRole('dialog').getByRole('list', { name: 'Results' });
    await found.getByRole('button', { name: /^Monstera Tee/ }).click();
    const pictures = page.getByRole('dialog').getByRole('list', { name: 'Images' });
    await expect(pictures.getByRole('img').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await pictures.getByRole('button').last().click();
    await expect(pictures).toHaveCount(0);
    await expect(shown).toHaveAttribute('src', /^\/images\/mockups\//);
    await expect(shown).toHaveCSS('object-position', '50% 50%');

    await page.getByRole('button', { name: 'Create mock-up for image' }).click();
    const maker = page.getByRole('dialog', { name: 'Create mock-up' });
    await maker.getByLabel('Photograph').selectOption('Hoodie');
    await maker.getByLabel('Pose').selectOption('Front');
    await maker.getByRole('radio', { name: 'Teal' }).check();
    await expect(maker.getByRole('img', { name: 'Hoodie in Teal, front' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await maker.getByRole('button', { name: 'Use this image' }).click();
    await expect(maker).toBeHidden();
    await expect(shown).toHaveAttribute('src', /^\/images\/mockups\/hoodie\/front\/1f6a6d\//);

    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(canvasOf(page).locator('img')).toHaveCount(0);
  },
);

test('buttons of a block are sorted by keyboard, copied and removed', async ({ browser }) => {
  const page = await owner(browser);
  const actions = ['First', 'Second'].map((text) => ({ text, href: '/' }));
  const made = await makePage(page, [blockOf('banner', { title: 'One', actions })]);
  await openEditor(page, made.id);
  await select(page, /^Banner/);
  const list = page.getByRole('group', { name: 'Buttons' });
  const shown = canvasOf(page).getByRole('link', { name: /^(First|Second)/ });
  await list.getByRole('button', { name: 'First', exact: true }).press('Alt+ArrowDown');
  await expect(shown).toHaveText([/Second/, /First/]);
  await expect(list.getByRole('button', { name: 'First', exact: true })).toBeFocused();
  await list.getByRole('button', { name: 'First', exact: true }).click();
  await list.getByRole('button', { name: 'Duplicate button First' }).click();
  await expect(shown).toHaveText([/Second/, /First/, /First/]);
  await list.getByRole('button', { name: 'Remove button First' }).click();
  await expect(shown).toHaveText([/Second/, /First/]);

  // Their text can be edited on the page too.
  await canvasOf(page).getByText('Second').dblclick({ force: true });
  const textbox = canvasOf(page).getByRole('textbox', { name: 'Text of this block' });
  await textbox.fill('');
  // Others see the removal at once; the writer can continue in the field.
  await expect(list.getByRole('button', { name: /^Second/ })).toHaveCount(0);
  await textbox.pressSequentially('Third');
  expect(await violations(page)).toEqual([]);
  await textbox.press('Enter');
  await expect(textbox).toHaveCount(0);
  await expect(canvasOf(page).getByRole('link', { name: 'Third' })).toBeVisible();
});

test('RTM-002 two owners type in the text of one button at once', async ({ browser }) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const actions = ['First', 'Second'].map((text) => ({ text, href: '/' }));
  const { id } = await makePage(ada, [blockOf('banner', { title: 'One', actions })]);
  const fields = [];
  for (const page of [ada, ben]) {
    await openEditor(page, id);
    await select(page, /^Banner/);
    const list = page.getByRole('group', { name: 'Buttons' });
    await list.getByRole('button', { name: 'Second', exact: true }).click();
    fields.push(list.getByLabel('Text', { exact: true }));
  }
  const [mine, theirs] = fields;
  if (mine === undefined || theirs === undefined) throw new Error('Two fields are open.');
  await mine.press('Home');
  await theirs.press('End');
  for (const [at, letter] of [...'abcdefghij'].entries())
    await Promise.all([
      mine.pressSequentially(letter),
      theirs.pressSequentially('0123456789'.charAt(at)),
    ]);
  const both = 'abcdefghijSecond0123456789';
  await expect(mine).toHaveValue(both);
  await expect(theirs).toHaveValue(both);
  await expect(canvasOf(ben).getByRole('link', { name: both })).toBeVisible();
  // Undo removes one's own letters only, in one or more steps.
  await expect(async () => {
    await mine.press('Control+z');
    expect(await mine.inputValue()).toBe('Second0123456789');
  }).toPass();
  await expect(theirs).toHaveValue('Second0123456789');
});

test('an open button stays open and focused when another owner inserts one above', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const actions = ['First', 'Second'].map((text) => ({ text, href: '/' }));
  const { id } = await makePage(ada, [blockOf('banner', { title: 'One', actions })]);
  for (const page of [ada, ben]) {
    await openEditor(page, id);
    await select(page, /^Banner/);
  }
  const listOf = (page: Page) => page.getByRole('group', { name: 'Buttons' });
  const [mine, theirs] = [listOf(ada), listOf(ben)];
  await mine.getByRole('button', { name: 'Second', exact: true }).click();
  const field = mine.getByLabel('Text', { exact: true });
  await field.press('End');
  await theirs.getByRole('button', { name: 'Add button' }).click();
  await theirs.getByRole('button', { name: 'Move button Read more up' }).click();
  await theirs.getByRole('button', { name: 'Move button Read more up' }).click();
  const titles = mine.locator('[aria-expanded]');
  await expect(titles).toHaveText(['Read more', 'First', 'Second']);
  await expect(field).toBeFocused();
  await ada.keyboard.type(' sale');
  await expect(titles).toHaveText(['Read more', 'First', 'Second sale']);
  await expect(mine.getByRole('button', { expanded: true })).toHaveText('Second sale');
  // The row that Ben moved stays open for him too.
  await expect(theirs.getByRole('button', { expanded: true })).toHaveText('Read more');
});

test('a block uses a colour of the theme and follows the theme', async ({ browser }) => {
  const page = await owner(browser);
  const colours = { textColor: '#777777', backgroundColor: '#888888' };
  const made = await makePage(page, [blockOf('quote', { text: 'One', ...colours })]);
  await openEditor(page, made.id);
  await select(page, /^Quote/);
  await expect(page.getByText(/^Contrast of 1\.3:1/)).toBeVisible();
  await page.getByRole('button', { name: 'Theme colours for background' }).click();
  const tokens = page.getByRole('group', { name: 'Background: theme colours' });
  await tokens.getByRole('button', { name: 'Page background', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Background', exact: true })).toContainText(
    'Page background',
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear background' }).click();
  await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveValue('');
});

test('issues of a page are listed and lead to their blocks', async ({ browser }) => {
  const page = await owner(browser);
  const picture = { src: '/images/mockups/t-shirt/front/1f2c47/monstera' };
  const made = await makePage(page, [
    blockOf('text', { html: '<h2>One</h2>' }),
    blockOf('image', picture),
  ]);
  await openEditor(page, made.id);
  const list = page.getByRole('region', { name: 'Issues to fix' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Web address' }).fill('/');
  await expect(page.getByText('Another page of the shop has this address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Web address' }).fill(made.url);
  expect(await violations(page)).toEqual([]);
  // The publish dialog lists them too, once there is something to publish.
  await page.getByRole('textbox', { name: 'Title' }).fill('Made with care');
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish this page' });
  await expect(publish.getByRole('region', { name: 'Issues to fix' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await publish.getByRole('button', { name: /^Show block: An image/ }).click();
  await expect(publish).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: /^Show block: An image/ }).click();
  await page.getByLabel(/Alternative text/).fill('A navy tee');
  await page.getByRole('heading', { name: 'Image' }).click();
  await page.keyboard.press('Escape');
  await expect(list.getByText('No issues found.')).toBeVisible();

  await select(page, /^Text/);
  await page.getByRole('button', { name: 'Reset text', exact: true }).click();
  await expect(canvasOf(page).getByText('One', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvasOf(page).getByText('One', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Include in the sitemap').click();
  await expect(page.getByLabel('Include in the sitemap')).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openEditor(page, made.id);
  await expect(page.getByLabel('Include in the sitemap')).not.toBeChecked();
});
