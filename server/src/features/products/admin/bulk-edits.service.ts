import { createHash } from 'node:crypto';

import type { BulkEdit, BulkResult } from '@selvedge/shared/products/admin/bulk/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../../platform/domain-error.js';
import {
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
  type IdempotencyKey,
} from '../../../platform/event-log/commands/command-handler.js';
import type { JsonObject } from '../../../platform/event-log/model/decider.js';
import { ProductsReader } from '../product.queries.js';
import { ProductsService } from '../products.service.js';
import { ProductMoved } from '../product.errors.js';
import { edited } from './bulk-edit.rules.js';
import { ProductWrites } from './product-writes.service.js';

/** Products edited concurrently; their events share a commit. */
const atOnce = 10;

/** Applies one edit to many products of a store; each product is changed or refused separately. */
@Injectable()
export class BulkEdits {
  constructor(
    private readonly writes: ProductWrites,
    private readonly products: ProductsService,
    private readonly commands: CommandHandler,
    private readonly reader: ProductsReader,
  ) {}

  /**
   * Returns one result per product, in the requested order. Throws IdempotencyKeyReused if the key
   * belongs to another edit.
   */
  async apply(context: CommandContext, edit: BulkEdit): Promise<readonly BulkResult[]> {
    const results: BulkResult[] = [];
    const uuids = await this.reader.uuids(context.division, edit.uuids);
    for (let from = 0; from < uuids.length; from += atOnce) {
      const some = uuids.slice(from, from + atOnce);
      results.push(...(await Promise.all(some.map((uuid) => this.once(context, uuid, edit)))));
    }
    return results;
  }

  /**
   * The result is stored together with the change, so that nothing is changed twice after a crash.
   */
  private async once(context: CommandContext, uuid: string, edit: BulkEdit): Promise<BulkResult> {
    for (;;) {
      try {
        const { result } = await this.commands.once(context, keyOf(context, uuid, edit), () =>
          this.plan(context, uuid, edit),
        );
        return result;
      } catch (refusal) {
        // Another edit was saved after the read; apply this one to the current product.
        if (!(refusal instanceof ProductMoved)) throw refusal;
      }
    }
  }

  private async plan(
    { division }: CommandContext,
    uuid: string,
    edit: BulkEdit,
  ): Promise<{ readonly commands: readonly DeciderCommand[]; readonly result: JsonResult }> {
    try {
      const { product } = await this.writes.read(division, uuid);
      const draft = edited(product, edit);
      if (isJsonEqual({ ...product, ...draft }, product)) return outcome(uuid, 'unchanged');
      const command = await this.products.saveCommand(division, draft, product);
      return { ...outcome(uuid, 'changed'), commands: [command] };
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.kind === 'unavailable') throw refusal;
      return outcome(uuid, 'refused', refusal.message);
    }
  }
}

/** Form in which an idempotency record stores it. */
type JsonResult = BulkResult & JsonObject;

function outcome(
  uuid: string,
  what: BulkResult['outcome'],
  reason: string | null = null,
): { readonly commands: readonly DeciderCommand[]; readonly result: JsonResult } {
  return { commands: [], result: { uuid, outcome: what, reason } };
}

/** Key of one product within one edit, so that an interrupted edit can be resumed. */
function keyOf({ actor }: CommandContext, uuid: string, edit: BulkEdit): IdempotencyKey {
  const { action, amount, percent, collection, tag } = edit;
  const body = JSON.stringify([action, amount, percent, collection, tag]);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return { subject: actor, operation: 'product-bulk', key: `${edit.key}/${uuid}`, bodyHash };
}
