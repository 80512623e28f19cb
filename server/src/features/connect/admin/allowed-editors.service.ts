import { Injectable } from '@nestjs/common';
import type { AllowedEditors } from '@selvedge/shared/connect/contract';

import { Config } from '../../../platform/config/config.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { ShopNotFound, StoreDirectory, StoresService } from '../../stores/index.js';

/**
 * Allowed origins of a shop's external editors. Read from memory, since every editor call checks
 * it.
 */
@Injectable()
export class AllowedEditorsService {
  constructor(
    private readonly config: Config,
    private readonly directory: StoreDirectory,
    private readonly stores: StoresService,
  ) {}

  allows(division: number, origin: string): boolean {
    const { EDITOR_ORIGINS } = this.config;
    const own = this.directory.store(division)?.editorOrigins ?? [];
    return [...own, ...EDITOR_ORIGINS].some((one) => one === origin || one === '*');
  }

  /** Throws ShopNotFound on a host without a shop. */
  read(division: number): AllowedEditors {
    const entry = this.directory.entry(division);
    if (entry === undefined) throw new ShopNotFound();
    return { origins: entry.store.editorOrigins ?? [], always: this.config.EDITOR_ORIGINS };
  }

  /** Throws ShopNotFound, and StoreChangedMeanwhile if the shop is saved at the same time. */
  async save(context: CommandContext, origins: readonly string[]): Promise<AllowedEditors> {
    const entry = this.directory.entry(context.division);
    if (entry === undefined) throw new ShopNotFound();
    await this.stores.save(context, { ...entry.store, editorOrigins: origins }, entry.store);
    return this.read(context.division);
  }
}
