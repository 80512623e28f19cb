import { RENDERED_PARTS, type RenderedPart } from './shown-pictures.rules.js';

/** A product of a store, by its uuid. */
export interface ListedProduct {
  readonly division: number;
  readonly uuid: string;
}

/** Something to be drawn. */
export interface Drawing extends ListedProduct {
  readonly part: RenderedPart;
}

/**
 * The products that are still to be drawn: first what lists show of all of them, in their order, and last
 * what their own pages show. Of more than it takes it forgets the last.
 */
export class RenderQueue {
  private readonly waiting: Record<RenderedPart, ListedProduct[]> = {
    card: [],
    hover: [],
    page: [],
  };

  constructor(private readonly room: number) {}

  /** Before all others: a product that has just been changed is what its owner looks at next. */
  addFirst(product: ListedProduct): void {
    for (const part of RENDERED_PARTS) {
      const others = this.waiting[part].filter((one) => !isSame(one, product));
      this.waiting[part] = [product, ...others].slice(0, this.room);
    }
  }

  /** Behind all others, but for those that are listed already. */
  addLast(products: readonly ListedProduct[]): void {
    for (const part of RENDERED_PARTS) {
      const listed = this.waiting[part];
      const fresh = products.filter((product) => !listed.some((one) => isSame(one, product)));
      this.waiting[part] = [...listed, ...fresh].slice(0, this.room);
    }
  }

  /** Takes the next off the list. */
  next(): Drawing | undefined {
    for (const part of RENDERED_PARTS) {
      const product = this.waiting[part].shift();
      if (product !== undefined) return { ...product, part };
    }
    return undefined;
  }
}

function isSame(one: ListedProduct, other: ListedProduct): boolean {
  return one.division === other.division && one.uuid === other.uuid;
}
