import { expect, type Locator, type Page } from '@playwright/test';

/** Limit of Tab presses before a control is found. */
const mostTabs = 200;
/** Extra presses for controls that appear meanwhile. */
const someMore = 40;

/** Focused control, and whether the focus is visible. */
interface Focused {
  readonly label: string;
  readonly isSeen: boolean;
  /** Number of controls not reached yet. */
  readonly left: number;
}

/** Marks all controls that Tab must reach: one per radio group, none that only arrow keys reach. */
const mark = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const groups = new Set<string>();
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const reached = [...all].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [type="hidden"], [inert] *')) {
        return false;
      }
      // Arrow keys move inside a grid; Tab enters and leaves it.
      if (element.closest('[role="grid"] [role="row"]') !== null) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    for (const element of reached) element.dataset['toReach'] = '';
    return reached.length;
  });

const look = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const left = () => document.querySelectorAll('[data-to-reach]').length;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { label: '', isSeen: true, left: left() };
    }
    delete element.dataset['toReach'];
    // A grid moves the focus to one of its rows.
    delete element.closest<HTMLElement>('[role="grid"]')?.dataset['toReach'];
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const alike = document.querySelectorAll<HTMLElement>(`input[name="${element.name}"]`);
      for (const one of alike) delete one.dataset['toReach'];
    }
    const hasRing = (of: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // Checkboxes and switches are drawn by their container.
    const container = element.closest('label, [data-focus-visible], [data-focus-within]');
    const related = container === null ? [] : [container, ...container.querySelectorAll('*')];
    const label = `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`;
    // The browser itself highlights the focused part of a date or time.
    const isTime = element.matches('[type="date"], [type="datetime-local"]');
    return { label, isSeen: isTime || [element, ...related].some(hasRing), left: left() };
  });

/** Checks that Tab reaches every control, the focus is visible and never trapped (NFR-007). */
export async function expectByKeyboard(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const toReach = await mark(page);
  expect(toReach, `${screen} has something to reach`).toBeGreaterThan(0);
  const unseen: string[] = [];
  let last: Focused | undefined;
  for (let more = toReach + someMore; more > 0 && last?.left !== 0; more -= 1) {
    await page.keyboard.press('Tab');
    last = await look(page);
    if (!last.isSeen) unseen.push(last.label);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-to-reach]')].map(
      (element) => `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`,
    ),
  );
  expect.soft(missed, `${screen}: never reached by Tab`).toEqual([]);
  expect.soft(unseen, `${screen}: focus not seen`).toEqual([]);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
