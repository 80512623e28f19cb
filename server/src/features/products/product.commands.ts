import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { Product } from '@selvedge/shared/catalogue/contract';

export interface SaveProduct {
  readonly type: 'SaveProduct';
  readonly product: Product;
  /** The product on which the change is based; a different current product is a conflict. */
  readonly before?: Product | undefined;
}

/** Approves or denies a product (CAT-030). */
export interface ModerateProduct {
  readonly type: 'ModerateProduct';
  readonly uuid: string;
  readonly approvalStatus: ApprovalStatus;
  /** Reason for the owner; only for a denial. */
  readonly denialReason: string | null;
  /** Whether this undoes a denial and restores the owner's note that the denial answered. */
  readonly restoresNote?: boolean;
  /** The product that was checked; a different current product is a conflict. */
  readonly before?: Product | undefined;
}

export type ProductCommand = SaveProduct | ModerateProduct;

/** A product before the catalogue assigns its store and integer id. */
export type ProductDraft = Omit<Product, 'id' | 'division'>;
