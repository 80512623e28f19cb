import type { Element, Node } from '@xmldom/xmldom';

import { FilterTooHeavy, TooManyShapes } from '../media.errors.js';

/** Elements whose content is rendered once more by each reference to them. */
const repeated = new Set(['pattern', 'mask', 'clipPath', 'marker', 'filter']);
/** More octaves than that change no pixel of eight bits. */
const maxOctaves = 10;
/** In user units; a wider blur leaves nothing to see. */
const maxBlur = 500;
/** In user units; the time grows with its square. */
const maxMorphologyRadius = 50;
/** Columns or rows of a convolution matrix. */
const maxKernelSide = 15;
/** References through references; a longer chain would only exhaust the stack. */
const maxDepth = 500;
/** Filter primitives that are rendered, each as often as its filter is used. */
const maxPrimitives = 1_000;

interface Cost {
  readonly elements: number;
  readonly primitives: number;
}

/**
 * Refuses a sanitised drawing that would take too long to render: too many elements once each reference
 * (`use`, patterns, masks, markers, filters) is counted with what it repeats, a reference cycle, or a heavy
 * filter. Each element is counted once, so the time is linear. Throws TooManyShapes and FilterTooHeavy.
 */
export function requireAffordable(root: Element, maxElements: number): void {
  const costs = new Costs(root, maxElements);
  const { primitives } = costs.of(root);
  if (primitives > maxPrimitives) throw new FilterTooHeavy('too many filters');
}

class Costs {
  private readonly byId = new Map<string, Element>();
  /** `counting` marks the elements of the current path: to meet one again is a cycle. */
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

/** The ids that `url(#…)` names in a value. */
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
    throw new FilterTooHeavy('turbulence of too many octaves');
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
