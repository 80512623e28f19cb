import type { Element, Node } from '@xmldom/xmldom';

import { FilterTooHeavy, TooManyShapes } from '../media.errors.js';

/** Elements whose content is rendered again for each reference. */
const repeated = new Set(['pattern', 'mask', 'clipPath', 'marker', 'filter']);
/** Further octaves change no pixel at 8 bits per channel. */
const maxOctaves = 10;
/** In user units; a wider blur makes the content invisible. */
const maxBlur = 500;
/** In user units; the rendering time grows with the square. */
const maxMorphologyRadius = 50;
/** Columns or rows of a convolution matrix. */
const maxKernelSide = 15;
/** Depth of nested references; deeper ones would only exhaust the stack. */
const maxDepth = 500;
/** Rendered filter primitives, counted per use of their filter. */
const maxPrimitives = 1_000;

interface Cost {
  readonly elements: number;
  readonly primitives: number;
}

/**
 * Refuses a sanitized drawing that would take too long to render: too many elements with all
 * references (`use`, patterns, masks, markers, filters) expanded, a reference cycle, or a heavy
 * filter. Linear time, because each element is counted once. Throws TooManyShapes and
 * FilterTooHeavy.
 */
export function requireAffordable(root: Element, maxElements: number): void {
  const costs = new Costs(root, maxElements);
  const { primitives } = costs.of(root);
  if (primitives > maxPrimitives) throw new FilterTooHeavy('too many filters');
}

class Costs {
  private readonly byId = new Map<string, Element>();
  /** `counting` marks elements on the current path; meeting one again means a cycle. */
  private readonly counted = new Map<Element, Cost | 'counting'>();

  constructor(
    root: Element,
    private readonly maxElements: number,
  ) {
    this.index(root);
  }

  of(element: Element, depth = 0): Cost {
    if (depth > maxDepth) throw new TooManyShapes();
    const cached = this.counted.get(element);
    if (cached === 'counting') throw new TooManyShapes();
    if (cached !== undefined) return cached;
    this.counted.set(element, 'counting');
    requireLightPrimitive(element);
    const isPrimitive = element.localName?.startsWith('fe') === true;
    let elements = 1;
    let primitives = isPrimitive ? 1 : 0;
    for (const part of [...childrenOf(element), ...this.referencesOf(element)]) {
      const cost = this.of(part, depth + 1);
      elements += cost.elements;
      primitives += cost.primitives;
      if (elements > this.maxElements) throw new TooManyShapes();
    }
    const cost = { elements, primitives };
    this.counted.set(element, cost);
    return cost;
  }

  private index(element: Element): void {
    const id = element.getAttribute('id');
    if (id !== null && !this.byId.has(id)) this.byId.set(id, element);
    for (const child of childrenOf(element)) this.index(child);
  }

  private referencesOf(element: Element): readonly Element[] {
    const found: Element[] = [];
    for (const { name, value } of element.attributes) {
      const isLink = name === 'href' || name === 'xlink:href';
      if (isLink && element.localName === 'use') found.push(...this.named(value.trim().slice(1)));
      for (const id of idsIn(value))
        found.push(...this.named(id).filter((one) => repeated.has(one.localName ?? '')));
    }
    return found;
  }

  private named(id: string): readonly Element[] {
    const element = this.byId.get(id);
    return element === undefined ? [] : [element];
  }
}

/** Returns the ids in the `url(#…)` references of a value. */
function idsIn(value: string): readonly string[] {
  return value
    .split('url(')
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf(')'))).replaceAll(/["'#\s]/g, ''));
}

function requireLightPrimitive(element: Element): void {
  const largest = (attribute: string): number =>
    Math.max(
      0,
      ...(element.getAttribute(attribute) ?? '')
        .split(/[\s,]+/)
        .map(Number)
        .filter(Number.isFinite),
    );
  const { localName } = element;
  if (localName === 'feTurbulence' && largest('numOctaves') > maxOctaves)
    throw new FilterTooHeavy('turbulence with too many octaves');
  if (largest('stdDeviation') > maxBlur) throw new FilterTooHeavy('blur too wide');
  if (localName === 'feMorphology' && largest('radius') > maxMorphologyRadius)
    throw new FilterTooHeavy('morphology radius too large');
  if (localName === 'feConvolveMatrix' && largest('order') > maxKernelSide)
    throw new FilterTooHeavy('convolution matrix too large');
}

function childrenOf({ childNodes }: Element): readonly Element[] {
  return [...childNodes].filter(isElement);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
