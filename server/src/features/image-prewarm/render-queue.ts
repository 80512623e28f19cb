import { RENDERED_PARTS, type RenderedPart } from './shown-pictures.rules.js';

/** Identifies a product of a store. */
export interface ListedProduct {
  readonly division: number;
  readonly uuid: string;
}

/** One part of a product to render. */
export interface Drawing extends ListedProduct {
  readonly part: RenderedPart;
}

/**
 * Queue of products to render: first the list images of all products, in order, then the images of
 * their pages. Beyond its limit it drops the last products.
 */
export class RenderQueue {
  private readonly waiting: Record<RenderedPart, ListedProduct[]> = {
    card: [],
    hover: [],
    page: [],
  };

  constructor(private readonly room: number) {}

  /** Puts a product first: its owner has just changed it and will probably view it next. */
  addFirst(product: ListedProduct): void {
    for (const part of RENDERED_PARTS) {
      const others = this.waiting[part].filter((one) => !isSame(one, product));
      this.waiting[part] = [product, ...others].slice(0, this.room);
    }
  }

  /** Appends products that are not queued yet. */
  addLast(products: readonly ListedProduct[]): void {
    for (const part of RENDERED_PARTS) {
      const listed = this.waiting[part];
      const fresh = products.filter((product) => !listed.some((one) => isSame(one, product)));
      this.waiting[part] = [...listed, ...fresh].slice(0, this.room);
    }
  }

  /** Removes and returns the next entry. */
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
