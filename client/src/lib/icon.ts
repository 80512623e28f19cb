import { createElement, type SVGProps } from 'react';
import { jsxs } from 'react/jsx-runtime';

/** Data of a lucide icon: elements with attributes in a square of `size`. */
interface IconData {
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/**
 * Renders an icon from lucide's data; the build substitutes this for lucide's component, whose
 * class names, contexts and settings are unused.
 */
export function iconOf({ node, size: square = 24 }: IconData) {
  // Created once per icon: a product page renders a hundred.
  const commonProps = {
    viewBox: `0 0 ${square} ${square}`,
    ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
    ...{ strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true },
    children: node.map(([tag, shape]) => createElement(tag, shape)),
  } as const;
  return function Icon({ size = 24, ...attributes }: IconProps) {
    return jsxs('svg', { width: size, height: size, ...commonProps, ...attributes });
  };
}
