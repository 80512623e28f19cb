import { expect, type Locator, type Page } from '@playwright/test';

import { canvasOf, blockOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { test } from './journey.js';

test.use({ viewport: { width: 1440, height: 900 } });

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** Sends an image file to an element, as a paste or a drop does. */
function give(target: Locator, how: 'paste' | 'drop', name: string): Promise<boolean> {
  return target.evaluate(
    (element, sent) => {
      const data = new DataTransfer();
      data.items.add(new File([sent.drawing], sent.name, { type: 'image/svg+xml' }));
      const { x, y, height } = element.getBoundingClientRect();
      const event =
        sent.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', {
              ...{ dataTransfer: data, bubbles: true, cancelable: true },
              ...{ clientX: x + 2, clientY: y + height / 2 },
            });
      return !element.dispatchEvent(event);
    },
    { how, name, drawing },
  );
}

/** Opens a page with a text and returns the row of the text in the block list. */
async function opened(page: Page): Promise<Locator> {
  const { id } = await makePage(page, [blockOf('text', { html: '<p>One <b>two</b></p>' })]);
  await openEditor(page, id);
  return outlineOf(page).getByRole('treeitem', { name: /^Text/ });
}

const imagesIn = (page: Page) => canvasOf(page).locator('main img[src*="/images/"]');

test('an image file that is pasted or dropped becomes an image block', async ({ browser }) => {
  const page = await owner(browser);
  const text = await opened(page);
  await text.click();
  expect(await give(text, 'paste', 'pasted.svg')).toBe(true);
  await expect(outlineOf(page).getByRole('treeitem', { name: /^Image/ })).toHaveCount(1);
  await expect(imagesIn(page)).toHaveCount(1);
  await text.click();
  expect(await give(text, 'drop', 'dropped.svg')).toBe(true);
  await expect(outlineOf(page).getByRole('treeitem', { name: /^Image/ })).toHaveCount(2);
  await expect(imagesIn(page)).toHaveCount(2);
});

test('images pasted or dropped into a text are uploaded, and formatting is cleared', async ({
  browser,
}) => {
  const page = await owner(browser);
  await (await opened(page)).click();
  await page.getByRole('button', { name: 'Edit text on the page' }).press('Enter');
  const textbox = canvasOf(page).getByRole('textbox', { name: 'Text of this block' });
  await expect(textbox).toBeFocused();
  const images = textbox.locator('img[src*="/images/"]');
  await textbox.evaluate(
    (element, source) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `<p>Three<img src="${source}"></p>`);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', paste));
    },
    `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
  );
  await expect(images).toHaveCount(1);
  expect(await give(textbox.locator('p').first(), 'drop', 'dropped.svg')).toBe(true);
  await expect(images).toHaveCount(2);

  await expect(textbox.locator('strong')).toHaveText('two');
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Clear formatting' }).click();
  await expect(textbox.locator('strong')).toHaveCount(0);
  await expect(textbox).toContainText('One two');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(imagesIn(page)).toHaveCount(2);
});
