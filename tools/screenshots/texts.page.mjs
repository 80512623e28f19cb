/*
 * Runs in every page before its own scripts: provides `readTexts()`, whose colours are compared
 * with the rendered pixels. Boxes are in CSS pixels of the document.
 */

const { document, getComputedStyle, NodeFilter } = globalThis;

/** Overhang of glyphs beyond their line box that clipping may remove unnoticed, in pixels. */
const tolerance = 4;
/** Positions along a control's upper edge that must all be on a picture. */
const samples = [0.1, 0.5, 0.9];

const clips = (value) => value === 'hidden' || value === 'clip';
const scrolls = (value) => value === 'auto' || value === 'scroll';

function ancestorsOf(element) {
  const all = [];
  for (let at = element; at; at = at.parentElement) all.push(at);
  return all;
}

const inDocument = ({ left, top, right, bottom }) => ({
  left: left + globalThis.scrollX,
  top: top + globalThis.scrollY,
  width: right - left,
  height: bottom - top,
});

/** Whether an element without a scroll bar cuts off a part of a box. */
function cuts(element, { left, top, right, bottom }) {
  const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
  // Text shortened with an ellipsis counts as complete.
  if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false;
  const outer = element.getBoundingClientRect();
  const isCutAcross =
    clips(overflowX) && (left < outer.left - tolerance || right > outer.right + tolerance);
  const isCutBelow =
    clips(overflowY) && (top < outer.top - tolerance || bottom > outer.bottom + tolerance);
  return isCutAcross || isCutBelow;
}

/** The part of a box that an element shows. */
function visibleIn(element, { left, top, right, bottom }) {
  const { overflowX, overflowY } = getComputedStyle(element);
  const outer = element.getBoundingClientRect();
  const isLimitedAcross = clips(overflowX) || scrolls(overflowX);
  const isLimitedBelow = clips(overflowY) || scrolls(overflowY);
  return {
    left: isLimitedAcross ? Math.max(left, outer.left) : left,
    right: isLimitedAcross ? Math.min(right, outer.right) : right,
    top: isLimitedBelow ? Math.max(top, outer.top) : top,
    bottom: isLimitedBelow ? Math.min(bottom, outer.bottom) : bottom,
  };
}

/**
 * The part of a box that its ancestors show, and whether they cut off a part that cannot be
 * scrolled to. Undefined if nothing is visible.
 */
function shownPart(element, box) {
  let shown = box;
  let isCut = false;
  for (const at of ancestorsOf(element)) {
    isCut ||= cuts(at, shown);
    shown = visibleIn(at, shown);
    if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) return undefined;
    if (getComputedStyle(at).position === 'fixed') break;
  }
  return { box: inDocument(shown), isCut };
}

const isVisible = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  ancestorsOf(element).every((at) => getComputedStyle(at).clipPath === 'none');

/** Whether an open dialog makes an element unavailable. */
function isBehindDialog(element) {
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')];
  const open = dialogs.filter(isVisible);
  return open.length > 0 && open.every((dialog) => !dialog.contains(element));
}

/** The outermost part around an element that stays in place while the page scrolls. */
const pinnedAround = (element) =>
  ancestorsOf(element).findLast((at) =>
    ['fixed', 'sticky'].includes(getComputedStyle(at).position),
  );

/**
 * Whether a part of a text is behind a bar that is pinned in the window. The bar's own text would be
 * taken for the one behind it.
 */
function isBehindBar(element, { left, top, width, height }) {
  const hits = [0, 0.5, 1].flatMap((across) =>
    [0, 0.5, 1].map((down) =>
      document.elementFromPoint(left + width * across, top + height * down),
    ),
  );
  const bars = hits.flatMap((hit) => (hit === null ? [] : (pinnedAround(hit) ?? [])));
  return bars.some((bar) => !bar.contains(element));
}

const isDisabled = (element) => element.closest(':disabled, [aria-disabled=true]') !== null;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const parsed = new Map();

/** Red, green, blue and alpha, each from 0 to 255, of any CSS colour. */
function rgbaOf(colour) {
  if (!parsed.has(colour)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    parsed.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
  }
  return parsed.get(colour);
}

function styleOf(element, pseudo) {
  const style = getComputedStyle(element, pseudo);
  const opacity = ancestorsOf(element)
    .map((at) => Number(getComputedStyle(at).opacity))
    .reduce((product, one) => product * one, 1);
  const [red, green, blue, alpha] = rgbaOf(style.webkitTextFillColor);
  const size = Number.parseFloat(style.fontSize);
  const isBold = Number(style.fontWeight) >= 700;
  return {
    colour: [red, green, blue, (alpha / 255) * opacity],
    // WCAG 2.2: 18 pt, or 14 pt and bold.
    isLarge: size >= 24 || (isBold && size >= 18.66),
  };
}

/** Each line of each visible text. */
function lines() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (text === '' || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isExempt =
      isDisabled(element) ||
      isBehindDialog(element) ||
      element.closest('[aria-hidden=true], [inert], svg, option, noscript') !== null;
    for (const rect of range.getClientRects()) {
      const shown = shownPart(element, rect);
      if (shown) {
        const isHidden = isExempt || isBehindBar(element, rect);
        found.push({ text, ...shown, ...styleOf(element), isExempt: isHidden });
      }
    }
  }
  return found;
}

/** Values and placeholders of fields. */
function fields() {
  const types = '[type=hidden], [type=radio], [type=checkbox], [type=range], [type=color]';
  return [...document.querySelectorAll(`input:not(${types}), textarea`)]
    .filter((field) => isVisible(field) && (field.value || field.placeholder) !== '')
    .flatMap((field) => {
      const shown = shownPart(field, field.getBoundingClientRect());
      const pseudo = field.value === '' ? '::placeholder' : undefined;
      const text = field.value || field.placeholder;
      const box = { ...shown, isCut: false };
      return shown
        ? [{ text, ...box, ...styleOf(field, pseudo), isExempt: isDisabled(field) }]
        : [];
    });
}

/** Whether a picture is below a point. */
function isOnPicture(x, y, control) {
  return document
    .elementsFromPoint(x, y)
    .some((one) => ['IMG', 'VIDEO', 'PICTURE'].includes(one.tagName) && !control.contains(one));
}

/**
 * Buttons with words that lie on a picture, with the colours of surface and border. An icon is
 * recognised by its own shape.
 */
function buttonsOnPictures() {
  const found = [];
  for (const control of document.querySelectorAll('button, a[class*=button]')) {
    if (!isVisible(control) || isDisabled(control) || isBehindDialog(control)) continue;
    if (control.innerText.trim() === '') continue;
    control.scrollIntoView({ block: 'center' });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isOn = samples.every((at) => isOnPicture(left + (right - left) * at, top - 3, control));
    const style = getComputedStyle(control);
    const surface = rgbaOf(style.backgroundColor);
    const hasBorder = Number.parseFloat(style.borderTopWidth) >= 1;
    const border = hasBorder ? rgbaOf(style.borderTopColor) : [0, 0, 0, 0];
    if (!isOn || Math.max(surface[3], border[3]) < 128) continue;
    found.push({
      name: control.innerText.trim(),
      box: inDocument({ left, top, right, bottom }),
      surface,
      border,
    });
  }
  return found;
}

globalThis.readTexts = () => ({
  texts: [...lines(), ...fields()],
  buttons: globalThis.withScrollKept(buttonsOnPictures),
});
