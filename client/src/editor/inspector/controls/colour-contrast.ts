import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { contrast } from '@selvedge/shared/themes/contrast';

/** WCAG 2.2 AA, of words of ordinary size. */
const least = 4.5;

/** What is wrong with words in a colour on another; undefined where they can be read, or a colour is not known. */
export function hardToRead(textColour: string | undefined, surface: string | undefined) {
  const [front, back] = [opaque(textColour), opaque(surface)];
  if (front === undefined || back === undefined) return undefined;
  const ratio = contrast(front, back);
  if (ratio >= least) return undefined;
  return `Hard to read: a contrast of ${ratio.toFixed(1)}, at least ${String(least)} is needed.`;
}

/** A colour that can be seen through shows what nobody knows here. */
function opaque(colour: string | undefined): string | undefined {
  const hex = hexColour(colour ?? '');
  return hex?.length === 9 && !hex.endsWith('ff') ? undefined : hex?.slice(0, 7);
}
