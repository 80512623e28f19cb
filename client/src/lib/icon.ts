import { createElement, type SVGProps } from 'react';
import { jsxs } from 'react/jsx-runtime';

/** The data of a lucide icon: elements with their attributes, in a square of `size`. */
interface IconData {
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Of a side, in CSS pixels. */
  readonly size?: number;
}

/**
 * An icon from lucide's data, as the build puts it in place of lucide's own: without the class names,
 * contexts and settings that nothing here uses, and that each page would carry.
 */
export function iconOf({ node, size: square = 24 }: IconData) {
  // What no icon of a kind changes is made once: a page of products draws a hundred.
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
