import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { contrast } from '@selvedge/shared/colours/contrast';

/** Minimum contrast of normal text in WCAG 2.2 AA. */
const least = 4.5;

/**
 * Returns a message if the contrast is too low; undefined if it is sufficient or a colour is
 * unknown.
 */
export function contrastProblem(textColour: string | undefined, surface: string | undefined) {
  const [front, back] = [opaque(textColour), opaque(surface)];
  if (front === undefined || back === undefined) return undefined;
  const ratio = contrast(front, back);
  if (ratio >= least) return undefined;
  return `Contrast of ${ratio.toFixed(1)}:1 is too low. Use at least ${String(least)}:1.`;
}

/** Returns undefined for translucent colours, because their result depends on the background. */
function opaque(colour: string | undefined): string | undefined {
  const hex = hexColour(colour ?? '');
  return hex?.length === 9 && !hex.endsWith('ff') ? undefined : hex?.slice(0, 7);
}
