import { IsIn, Matches } from 'class-validator';

import type { ApprovalStatus } from '../../catalogue/approval.js';
import { unlessAbsent } from '../../http/field-decorators.js';
import { APPROVAL_FILTERS, type ApprovalFilter } from '../admin/list-labels.js';

/** Query of GET /omnis/v3/atlas/products/. */
export class ApprovalsQuery {
  /**
   * Products that wait for a decision by default: unchecked ones, and denied ones with a note of
   * the owner.
   */
  @unlessAbsent
  @IsIn(APPROVAL_FILTERS)
  approval?: ApprovalFilter;

  /** `next` of an answer with the same filter. */
  @unlessAbsent
  @Matches(/^\d{1,13}_\d{1,10}$/)
  after?: string;
}

/** Product of any store, as staff check it. */
export interface ApprovalRow {
  /** Unique across all stores. */
  readonly id: number;
  readonly division: number;
  readonly store: string;
  /** Web address of its page; only the team sees it there if it is not shown. */
  readonly address: string;
  readonly name: string;
  /** Beginning of the description. */
  readonly description: string;
  /** Paths of the first images, at least one. */
  readonly images: readonly string[];
  readonly price: number;
  readonly currency: string;
  readonly enabled: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly denialReason: string | null;
  /** Note of the owner. */
  readonly approvalNote: string | null;
  /** For the decision, see `ChangeApproval`. */
  readonly version: number;
  /** Name of the person who made the last change; null for the system and deleted accounts. */
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/**
 * Answer of GET /omnis/v3/atlas/products/. Products that wait come in the order of their last
 * change, others in reverse, so that a change by the owner after a denial is at the top.
 */
export interface Approvals {
  readonly products: readonly ApprovalRow[];
  /** For `after`; null on the last page. */
  readonly next: string | null;
}

/** `product.saved`: a product was created, changed, approved or denied; clients fetch the list. */
export interface ProductSavedLive {
  readonly id: number;
}
