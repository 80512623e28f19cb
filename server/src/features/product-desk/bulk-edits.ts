import { createHash } from 'node:crypto';

import type { BulkEdit, BulkResult } from '@selvedge/shared/product-desk/contract';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/domain-error.js';
import {
  CommandHandler,
  type CommandContext,
  type IdempotencyKey,
} from '../../platform/event-log/command-handler.js';
import { edited } from './bulk-edit.rules.js';
import { ProductWrites } from './product-writes.js';

/** How many products are under way at once; their events share a commit. */
const atOnce = 10;

/** One edit of many products of a store; each is changed or refused by itself. */
@Injectable()
export class BulkEdits {
  constructor(
    private readonly writes: ProductWrites,
    private readonly commands: CommandHandler,
  ) {}

  /** A result a product, in the order asked. Throws IdempotencyKeyReused for another edit. */
  async apply(context: CommandContext, edit: BulkEdit): Promise<readonly BulkResult[]> {
    const results: BulkResult[] = [];
    for (let from = 0; from < edit.uuids.length; from += atOnce) {
      const some = edit.uuids.slice(from, from + atOnce);
      results.push(...(await Promise.all(some.map((uuid) => this.once(context, uuid, edit)))));
    }
    return results;
  }

  private async once(context: CommandContext, uuid: string, edit: BulkEdit): Promise<BulkResult> {
    const { result } = await this.commands.once(context, keyOf(context, uuid, edit), async () => ({
      asks: [],
      result: { ...(await this.one(context, uuid, edit)) },
    }));
    return result;
  }

  private async one(context: CommandContext, uuid: string, edit: BulkEdit): Promise<BulkResult> {
    try {
      const { before, after } = await this.writes.change(context, uuid, (product) =>
        edited(product, edit),
      );
      const outcome = before.version === after.version ? 'unchanged' : 'changed';
      return { uuid, outcome, reason: null };
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.kind === 'unavailable') throw refusal;
      return { uuid, outcome: 'refused', reason: refusal.message };
    }
  }
}

/** One product of one edit, so that an edit that was cut off goes on where it was. */
function keyOf({ actor }: CommandContext, uuid: string, edit: BulkEdit): IdempotencyKey {
  const { action, amount, percent, collection, tag } = edit;
  const body = JSON.stringify([action, amount, percent, collection, tag]);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return { subject: actor, operation: 'product-bulk', key: `${edit.key}/${uuid}`, bodyHash };
}
