/*
 * Runs in every page before its own scripts: sums up layout shifts as `shiftSoFar()` and provides
 * `measureScreen()`. Sizes are in CSS pixels.
 */

const { document, getComputedStyle, PerformanceObserver, requestAnimationFrame } = globalThis;

/** Minimum touch target of 44, less half a pixel, because boxes may end on fractions. */
const targetSize = 43.5;
/**
 * Buttons, fields, and links that act as such. Excludes links in text, and the openers of main menu
 * panels, which the adjacent link opens too.
 */
const controls = [
  'button:not([aria-label^="More of "])',
  'select',
  'summary',
  'textarea',
  'input:not([type=hidden], [type=radio], [type=checkbox])',
  'label:has(> input[type=radio]:enabled)',
  'header a[aria-label]',
  'a[class*=button_]',
].join();

let shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
}).observe({ type: 'layout-shift', buffered: true });

const boxOf = (element) => element.getBoundingClientRect();
/** Whether an element, or one around it, is clipped away. */
function isClipped(element) {
  if (element === null) return false;
  return getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement);
}
/** Neither hidden nor clipped like screen reader text. */
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  boxOf(element).width > 4 &&
  !isClipped(element);
const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Whether a touch at this distance from a control's centre still hits it. */
function reaches(control, dx, dy) {
  const { left, top, width, height } = boxOf(control);
  const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
  return hit !== null && (control.contains(hit) || hit.contains(control));
}

function isLarge(control) {
  const { width, height } = boxOf(control);
  if (width >= targetSize && height >= targetSize) return true;
  control.scrollIntoView({ block: 'center' });
  const steps = [-targetSize / 2, targetSize / 2];
  return (
    (width >= targetSize || steps.every((step) => reaches(control, step, 0))) &&
    (height >= targetSize || steps.every((step) => reaches(control, 0, step)))
  );
}

/** Names of controls that are too small for touch. */
function smallControls() {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !control.disabled && isShown(control))
    .filter((control) => !isLarge(control))
    .map((control) => control.getAttribute('aria-label') ?? (control.name || control.innerText));
}

/** Card lists with images. */
function grids() {
  return [...document.querySelectorAll('main ul')]
    .map((list) => [...list.children].filter((card) => isShown(card) && card.querySelector('img')))
    .filter((cards) => cards.length > 1 && boxOf(cards[0]).width > 120);
}

/** Whether cards in one row differ in height. */
function isUneven(cards) {
  const heights = {};
  for (const card of cards) {
    const { top, height } = boxOf(card);
    (heights[Math.round(top)] ??= []).push(height);
  }
  return Object.values(heights).some((row) => Math.max(...row) - Math.min(...row) > 1);
}

/** Whether the images of cards have different aspect ratios. */
function isMixed(cards) {
  const ratios = cards.map((card) => {
    const { width, height } = boxOf(card.querySelector('img'));
    return (width / height).toFixed(2);
  });
  return new Set(ratios).size > 1;
}

/** Names of images that reach beyond the card, link or button that holds them. */
function largeImages() {
  return [...document.querySelectorAll('main img')]
    .filter((image) => {
      const tile = image.closest('li, figure, button, a');
      if (!isShown(image) || !tile || getComputedStyle(tile).display === 'inline') return false;
      for (let at = image.parentElement; at !== tile.parentElement; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') return false;
      const [inner, outer] = [boxOf(image), boxOf(tile)];
      return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    })
    .map((image) => image.alt || image.src);
}

/** Position and height of the header, and of the link to the home page in it. */
function headerOf() {
  const header = document.querySelector('header');
  const logo = header?.querySelector('a[href="/"]');
  if (!logo || !isShown(logo)) return undefined;
  // During checkout the header has only a logo, and less height in some themes.
  const isWhole = header.querySelector('nav') !== null;
  return {
    logoLeft: Math.round(boxOf(logo).left),
    ...(isWhole && { height: Math.round(boxOf(header).height) }),
  };
}

/** Words that only test data contains; the cards of the payment sandbox are meant to be shown. */
const testWords =
  /\b(?:test(?! cards)|testing|lorem|ipsum|foo|asdf|qwerty|dummy|sample text|xxx)\b/gi;

globalThis.shiftSoFar = () => shift;

/** Observers of layout shifts and of elements in view are notified after the next frame. */
const observersNotified = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));

/** Forgets the shifts that the measurements themselves caused by scrolling through lists. */
globalThis.forgetShift = async () => {
  await observersNotified();
  shift = 0;
};

/** Scrolls to the top, where sticky parts are where a screenshot of the whole page shows them. */
globalThis.scrollToTop = async () => {
  globalThis.scrollTo(0, 0);
  await observersNotified();
};

globalThis.measureScreen = () => ({
  overflow: document.documentElement.scrollWidth - globalThis.innerWidth,
  small: globalThis.withScrollKept(smallControls),
  uneven: grids().filter(isUneven).length,
  mixed: grids().filter(isMixed).length,
  h1: [...document.querySelectorAll('h1')].filter(isShown).map(sizeOf),
  body: sizeOf(document.body),
  large: largeImages(),
  // Addresses of demo users end in `.test`, a domain that has no owner.
  testWords: document.body.innerText.replaceAll(/\S+@\S+/g, '').match(testWords) ?? [],
  header: headerOf(),
});
