import { randomUUID } from 'node:crypto';

import type { ImportOutcome, ProductImport } from '@selvedge/shared/products/admin/import/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { csvLines } from '../../../platform/csv/csv-lines.js';
import { productRows } from './csv-file.js';
import { productImportJob } from './import-run.service.js';
import { NotOnThisDesk } from '../admin/product-admin.errors.js';
import { ProductImportsQueries, type StoredRow } from './product-imports.queries.js';
import { reportColumns } from './table-format.rules.js';
import { refused, RowPlans } from './row-plans.service.js';

/** Maximum number of rows that a screen shows. */
const shownRows = 200;

/** Checks product files and runs them in the background. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly imports: ProductImportsQueries,
    private readonly plans: RowPlans,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Dry run: reports the effect of each row without writing products. Throws ProductFileInvalid.
   */
  async check(context: CommandContext, text: string, fileName: string): Promise<ProductImport> {
    const { division, actor } = context;
    const file = await productRows(text);
    const uuid = randomUUID();
    const numbered = file.rows.map((row, index) => ({ ...row, row: index + 1 }));
    const plans = await this.plans.of(division, uuid, numbered);
    const rows = numbered.map(({ row, cells, isTooLong }, index): StoredRow => {
      const plan = isTooLong ? undefined : plans[index];
      const { outcome, changed, reasons } =
        plan ?? refused('', 'The row has more cells than the first line');
      const name = plan?.draft?.name ?? cells.name ?? '';
      return { row, name, cells, outcome, changed, reasons, isDone: outcome === 'refused' };
    });
    await this.imports.add(division, {
      ...{ uuid, fileName, rows },
      columns: file.columns,
      createdBy: actor,
    });
    return this.read(division, uuid);
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<ProductImport> {
    const state = await this.imports.state(division, uuid);
    if (state === undefined) throw new NotOnThisDesk();
    const { fileName, status, total, done } = state;
    const counts = { ...noCounts, ...state.counts };
    const rows = await this.imports.shown(division, uuid, shownRows);
    return { uuid, fileName, status, total, done, counts, rows };
  }

  /** Starts or resumes the import; idempotent. Throws NotOnThisDesk. */
  async run(context: CommandContext, uuid: string): Promise<ProductImport> {
    const { division, actor, correlationId } = context;
    const { status, done } = await this.read(division, uuid);
    if (status !== 'done') {
      await this.imports.setStatus(division, uuid, 'running');
      await this.jobs.add({
        name: productImportJob,
        id: `${productImportJob}-${uuid}-${done}`,
        data: { division, uuid, actor },
        correlationId,
      });
    }
    return this.read(division, uuid);
  }

  /**
   * Returns the refused rows as uploaded, with their reasons, for correction. Throws NotOnThisDesk.
   */
  async report(division: number, uuid: string): Promise<string> {
    const state = await this.imports.state(division, uuid);
    if (state === undefined) throw new NotOnThisDesk();
    const { columns } = state;
    const rows = await this.imports.refused(division, uuid);
    const lines = rows.map(({ row, cells, reasons }) => [
      String(row),
      reasons.map(({ column, message }) => `${column || 'row'}: ${message}`).join('; '),
      ...columns.map((column) => new Map(Object.entries(cells)).get(column) ?? ''),
    ]);
    return csvLines([[...reportColumns, ...columns], ...lines]);
  }
}

const noCounts: Readonly<Record<ImportOutcome, number>> = {
  create: 0,
  change: 0,
  unchanged: 0,
  refused: 0,
};
