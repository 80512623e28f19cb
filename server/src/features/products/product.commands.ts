import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { Product } from '@selvedge/shared/catalogue/contract';

export interface SaveProduct {
  readonly type: 'SaveProduct';
  readonly product: Product;
  /** What the product was when the change was made; anything else now is a conflict. */
  readonly before?: Product | undefined;
}

/** CAT-030. */
export interface ModerateProduct {
  readonly type: 'ModerateProduct';
  readonly uuid: string;
  readonly approvalStatus: ApprovalStatus;
  /** Why, for the owner; only of a denial. */
  readonly denialReason: string | null;
}

export type ProductCommand = SaveProduct | ModerateProduct;

/** A product as somebody writes it; the store is the context's, the integer id is given here. */
export type ProductDraft = Omit<Product, 'id' | 'division'>;
