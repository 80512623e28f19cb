import { Injectable } from '@nestjs/common';

import { DomainError } from '../../../platform/domain-error.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import type { JsonObject } from '../../../platform/event-log/model/decider.js';
import { currentCorrelationId } from '../../../platform/tracing/correlation.js';
import { ProductsService } from '../products.service.js';
import {
  ProductImportsQueries,
  type RowResult,
  type StoredRow,
} from './product-imports.queries.js';
import type { PlannedRow } from './import-plan.rules.js';
import { refused, RowPlans } from './row-plans.service.js';

export const productImportJob = 'product-import';
/** Rows between two progress records; after a crash at most this many are repeated. */
const rowsAtOnce = 20;

/**
 * Imports the rows of a checked file. Repeating a row creates the same product, and saving an
 * unchanged product records no event, so an interrupted run can be resumed.
 */
@Injectable()
export class ImportRun {
  constructor(
    private readonly imports: ProductImportsQueries,
    private readonly plans: RowPlans,
    private readonly products: ProductsService,
  ) {}

  /** Runs the job. Throws on internal errors, so that it is retried. */
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
        results.push(
          await this.row(context, row, plans[index] ?? refused('', 'The row could not be checked')),
        );
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
    throw new Error('The job has no import id.');
  }
  return { division, uuid, actor };
}
