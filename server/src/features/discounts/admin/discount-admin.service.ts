import { randomBytes, randomUUID } from 'node:crypto';

import type {
  AdminDiscount,
  AdminDiscounts,
  CreateDiscount,
  DiscountsQuery,
  OpenedDiscount,
  SaveDiscount,
} from '@selvedge/shared/discounts/contract';
import { discountState } from '@selvedge/shared/discounts/discount';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { csvLines } from '../../../platform/csv/csv-lines.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { StoreDirectory } from '../../stores/index.js';
import { codeBytes, codeOfBytes } from '../aggregate/codes.rules.js';
import type { DiscountCommand } from '../aggregate/discount.commands.js';
import { discountDecider } from '../aggregate/discount.decider.js';
import {
  DiscountCodeTaken,
  DiscountMoved,
  DiscountNotFound,
} from '../aggregate/discount.errors.js';
import {
  DiscountAdminQueries,
  isDiscountCodeTaken,
  type FoundRow,
} from './discount-admin.queries.js';
import { DiscountChangedMeanwhile } from './discount-admin.errors.js';
import { changeableTermsOf, termsOf } from './discount-terms.rules.js';

const rowsPerPage = 50;
/** Codes per append. */
const chunk = 500;

/** Coupons and automatic discounts of a store, for its owner. */
@Injectable()
export class DiscountAdmin {
  constructor(
    private readonly queries: DiscountAdminQueries,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
    private readonly clock: Clock,
  ) {}

  async list(division: number, query: DiscountsQuery): Promise<AdminDiscounts> {
    const { page = 1, perPage = rowsPerPage } = query;
    const { data, total } = await this.queries.page(division, { ...query, page, perPage });
    const rows = data.map((row) => this.shown(division, row));
    return { data: rows, page, perPage, total, currency: this.currencyOf(division) };
  }

  /** Throws DiscountNotFound. */
  async read(division: number, uuid: string): Promise<OpenedDiscount> {
    const row = await this.queries.one(division, uuid);
    if (row === undefined) throw new DiscountNotFound();
    return { ...this.shown(division, row), items: row.items };
  }

  /** Throws DiscountInvalid and DiscountCodeTaken. */
  async create(context: CommandContext, form: CreateDiscount): Promise<OpenedDiscount> {
    const uuid = randomUUID();
    try {
      await this.give(context, { type: 'CreateDiscount', uuid, terms: termsOf(form) });
    } catch (error) {
      if (isDiscountCodeTaken(error)) throw new DiscountCodeTaken();
      throw error;
    }
    return this.read(context.division, uuid);
  }

  /** Throws DiscountNotFound, DiscountInvalid and DiscountChangedMeanwhile. */
  async save(context: CommandContext, uuid: string, form: SaveDiscount): Promise<OpenedDiscount> {
    const { version } = form;
    try {
      const terms = changeableTermsOf(form);
      await this.give(context, { type: 'ChangeDiscount', uuid, terms, version });
    } catch (refusal) {
      if (!(refusal instanceof DiscountMoved)) throw refusal;
      throw new DiscountChangedMeanwhile(await this.read(context.division, uuid));
    }
    return this.read(context.division, uuid);
  }

  /** Pauses or resumes. Throws DiscountNotFound. */
  async pause(context: CommandContext, uuid: string, isPaused: boolean): Promise<OpenedDiscount> {
    await this.give(context, { type: 'PauseDiscount', uuid, isPaused });
    return this.read(context.division, uuid);
  }

  /** Issues random single-use codes. Throws DiscountNotFound and NotABatch. */
  async issue(context: CommandContext, uuid: string, count: number): Promise<OpenedDiscount> {
    for (let left = count; left > 0; left -= chunk)
      await this.issueCodes(context, uuid, newCodes(Math.min(chunk, left)));
    return this.read(context.division, uuid);
  }

  /** Returns the single-use codes as a table. Throws DiscountNotFound. */
  async codesAsCsv(division: number, uuid: string): Promise<string> {
    await this.read(division, uuid);
    const codes = await this.queries.codes(division, uuid);
    const rows = codes.map(({ code, used }) => [code, used ? 'used' : 'unused']);
    return csvLines([['code', 'status'], ...rows]);
  }

  private async issueCodes(
    context: CommandContext,
    uuid: string,
    codes: readonly string[],
  ): Promise<void> {
    try {
      await this.give(context, { type: 'IssueCodes', uuid, codes });
    } catch (error) {
      if (!isDiscountCodeTaken(error)) throw error;
      // A generated code is already taken. Generate the chunk again.
      await this.issueCodes(context, uuid, newCodes(codes.length));
    }
  }

  private currencyOf(division: number): string {
    return this.stores.store(division)?.currency ?? 'GBP';
  }

  private give(context: CommandContext, command: DiscountCommand) {
    return this.commands.handle(context, discountDecider, command);
  }

  private shown(division: number, row: FoundRow): AdminDiscount {
    const { uuid, terms, isPaused, issued, version, uses, revenue, given } = row;
    const currency = this.currencyOf(division);
    return {
      ...terms,
      ...{ uuid, isPaused, issued, version },
      state: discountState({ ...terms, isPaused }, this.clock.now()),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.changedAt.toISOString(),
      figures: { uses, revenue, given, currency },
    };
  }
}

function newCodes(count: number): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(codeOfBytes(randomBytes(codeBytes)));
  return [...codes];
}
