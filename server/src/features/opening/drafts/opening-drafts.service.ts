import { Injectable } from '@nestjs/common';
import {
  FirstProductDraft,
  ShopDraft,
  type SavedFirstProductDraft,
  type SavedShopDraft,
} from '@selvedge/shared/opening/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { OpeningDraftsQueries } from './opening-drafts.queries.js';

/** Stores unfinished input of a shop opening per person. */
@Injectable()
export class OpeningDrafts {
  constructor(private readonly drafts: OpeningDraftsQueries) {}

  /** Returns the draft of a shop that the person is about to open. */
  async shopOf(subject: string): Promise<SavedShopDraft> {
    const found = await this.drafts.find(platformDivision, subject);
    return { draft: validDraft(ShopDraft, found) };
  }

  /** Returns the person's own draft of the shop's first product. */
  async productOf(division: number, subject: string): Promise<SavedFirstProductDraft> {
    const found = await this.drafts.find(division, subject);
    return { draft: validDraft(FirstProductDraft, found) };
  }

  saveShop(subject: string, { draft }: SavedShopDraft): Promise<void> {
    return this.save(platformDivision, subject, draft);
  }

  saveProduct(division: number, subject: string, { draft }: SavedFirstProductDraft): Promise<void> {
    return this.save(division, subject, draft);
  }

  /** Called when the shop is created. */
  deleteShopDraft(subject: string): Promise<void> {
    return this.drafts.forget(platformDivision, subject);
  }

  /** Called when the shop opens; removes the drafts of all members. */
  deleteProductDrafts(division: number): Promise<void> {
    return this.drafts.deleteAll(division);
  }

  /** Returns all drafts of a person. */
  of(subject: string): ReturnType<OpeningDraftsQueries['of']> {
    return this.drafts.of(subject);
  }

  /** Deletes all drafts of an erased person (GDPR Article 17). */
  erase(subject: string): Promise<void> {
    return this.drafts.erase(subject);
  }

  private save(division: number, subject: string, draft: object | null): Promise<void> {
    if (draft === null) return this.drafts.forget(division, subject);
    return this.drafts.save(division, subject, draft);
  }
}

/** Returns a stored draft; null if it is no longer valid. */
function validDraft<Draft extends object>(type: new () => Draft, stored: object | undefined) {
  if (stored === undefined) return null;
  const draft = plainToInstance(type, stored);
  return validateSync(draft, { whitelist: true }).length === 0 ? draft : null;
}
