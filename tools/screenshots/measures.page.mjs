/*
 * Runs in every page before its own scripts: adds up its layout shifts while it loads, and leaves
 * `measureScreen()` for when it has loaded. Sizes are in CSS pixels.
 */

const { document, scrollTo, getComputedStyle, PerformanceObserver } = globalThis;

/** What a finger needs is 44; half a pixel less, because boxes may end between two. */
const targetSize = 43.5;
/**
 * Buttons and fields, and links that are one of the two; not links within text, nor what opens a panel
 * of the main menu, which the link beside it and the pointer open too.
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
/** Neither hidden nor cut away, as what is only read aloud is. */
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  boxOf(element).width > 4 &&
  getComputedStyle(element).clipPath === 'none';
const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Whether a finger that lands so far from the middle of a control still meets it. */
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

/** The names of controls that are too small for a finger. */
function smallControls() {
  const small = [...document.querySelectorAll(controls)]
    .filter((control) => !control.disabled && isShown(control))
    .filter((control) => !isLarge(control))
    .map((control) => control.getAttribute('aria-label') ?? (control.name || control.innerText));
  scrollTo(0, 0);
  return small;
}

/** Lists of cards with pictures. */
function grids() {
  return [...document.querySelectorAll('main ul')]
    .map((list) => [...list.children].filter((card) => isShown(card) && card.querySelector('img')))
    .filter((cards) => cards.length > 1 && boxOf(cards[0]).width > 120);
}

/** Whether cards that stand side by side are of different height. */
function isUneven(cards) {
  const heights = {};
  for (const card of cards) {
    const { top, height } = boxOf(card);
    (heights[Math.round(top)] ??= []).push(height);
  }
  return Object.values(heights).some((row) => Math.max(...row) - Math.min(...row) > 1);
}

/** Whether the pictures of cards have several ratios. */
function isMixed(cards) {
  const ratios = cards.map((card) => {
    const { width, height } = boxOf(card.querySelector('img'));
    return (width / height).toFixed(2);
  });
  return new Set(ratios).size > 1;
}

globalThis.measureScreen = () => ({
  overflow: document.documentElement.scrollWidth - globalThis.innerWidth,
  small: smallControls(),
  uneven: grids().filter(isUneven).length,
  mixed: grids().filter(isMixed).length,
  h1: [...document.querySelectorAll('h1')].filter(isShown).map(sizeOf),
  body: sizeOf(document.body),
  shift,
});
