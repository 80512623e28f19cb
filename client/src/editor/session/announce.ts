import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { severalBlocks, titleOfBlock } from './block-titles.js';
import { ancestorsOf, siblingsOf } from './steps.js';

let region: HTMLElement | undefined;

/** Makes screen readers read a text, without moving the focus. */
export function announce(text: string): void {
  region ??= created();
  region.textContent = text;
}

function created(): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('role', 'status');
  element.style.cssText =
    'position:fixed;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(element);
  return element;
}

/**
 * Describes where a block is after a move, such as "Quote moved above Text, 3 of 8". Empty for an
 * unknown block.
 */
export function describeMove(
  blocks: readonly LiveBlock[],
  uuids: readonly string[],
  parentBefore: string | null | undefined,
): string {
  const [first = '', last = first] = [uuids[0], uuids.at(-1)];
  const place = siblingsOf(blocks, first);
  if (place === undefined) return '';
  const { siblings, index, parent } = place;
  const { length } = uuids;
  const title = length === 1 ? titleOfBlock(siblings[index]) : severalBlocks(length);
  const position = `${String(index + 1)} of ${String(siblings.length)}`;
  const outer = ancestorsOf(blocks, first).at(-1);
  if (parent !== parentBefore && outer !== undefined)
    return `${title} moved into ${titleOfBlock(outer)}, ${position}`;
  const after = siblings[siblings.findIndex(({ uuid }) => uuid === last) + 1];
  if (after !== undefined) return `${title} moved above ${titleOfBlock(after)}, ${position}`;
  const before = siblings[index - 1];
  return before === undefined
    ? `${title} moved, ${position}`
    : `${title} moved below ${titleOfBlock(before)}, ${position}`;
}
