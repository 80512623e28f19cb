import { Injectable } from '@nestjs/common';

import { DomainError } from '../../../platform/domain-error.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import type { JsonObject } from '../../../platform/event-log/model/decider.js';
import { currentCorrelationId } from '../../../platform/correlation.js';
import { ProductsService } from '../products.service.js';
import {
  ProductImportsQueries,
  type RowResult,
  type StoredRow,
} from './product-imports.queries.js';
import type { PlannedRow } from './import-plan.rules.js';
import { refused, RowPlans } from './row-plans.service.js';

export const productImportJob = 'product-import';
/** Rows between two notes of how far it is; so many are done again at most after a crash. */
const rowsAtOnce = 20;

/**
 * Brings the rows of a checked file into the store. Every row makes the same product however often it
 * is done, and a product that is saved as it is gets no event: a run that was cut off goes on.
 */
@Injectable()
export class ImportRun {
  constructor(
    private readonly imports: ProductImportsQueries,
    private readonly plans: RowPlans,
    private readonly products: ProductsService,
  ) {}

  /** The job. Throws where something is broken, so that it is tried again. */
  async work(data: JsonObject): Promise<void> {
    const { division, uuid, actor } = runOf(data);
    const context = {
      division,
      actor,
      correlationId: currentCorrelationId() ?? uuid,
    };
    await this.rows(context, uuid);
    await this.imports.setStatus(context.division, uuid, 'done');
  }

  private async rows(context: CommandContext, uuid: string): Promise<void> {
    const { division } = context;
    for (;;) {
      const rows = await this.imports.pending(division, uuid, rowsAtOnce);
      if (rows.length === 0) return;
      const plans = await this.plans.of(division, uuid, rows);
      const results: RowResult[] = [];
      for (const [index, row] of rows.entries()) {
        results.push(await this.row(context, row, plans[index] ?? refused('', 'Not planned')));
      }
      await this.imports.finishRows(division, uuid, results);
    }
  }

  private async row(
    context: CommandContext,
    { row, outcome, changed }: StoredRow,
    plan: PlannedRow,
  ): Promise<RowResult> {
    if (plan.draft === undefined)
      return { row, outcome: 'refused', changed: [], reasons: plan.reasons };
    try {
      await this.products.save(context, plan.draft);
      return { row, outcome, changed, reasons: [] };
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.kind === 'unavailable') throw refusal;
      const reasons = [{ column: '', message: refusal.message }];
      return { row, outcome: 'refused', changed: [], reasons };
    }
  }
}

function runOf({ division, uuid, actor }: JsonObject) {
  if (typeof division !== 'number' || typeof uuid !== 'string' || typeof actor !== 'string') {
    throw new Error('The job names no import.');
  }
  return { division, uuid, actor };
}
