import type { Json } from '@selvedge/shared/catalogue/contract';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';

import { Editing } from '../../connect/sdk/editing.js';

/**
 * Editing commands of the page editor. A value that the page refuses is recorded until the same
 * place accepts one, so that the editor does not show it as saved.
 */
export class OwnEditing extends Editing {
  private readonly failed = new Set<string>();
  private readonly listeners = new Set<() => void>();

  readonly hasFailed = (): boolean => this.failed.size > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  override set(uuid: string, name: string, value: Json | undefined): void {
    this.attempt(`${uuid} ${name}`, () => super.set(uuid, name, value));
  }

  override setPage(name: string, value: Json | undefined): void {
    this.attempt(`page ${name}`, () => super.setPage(name, value));
  }

  override setField(name: Parameters<Editing['setField']>[0], value: Json | undefined): void {
    this.attempt(`field ${name}`, () => super.setField(name, value));
  }

  private attempt(place: string, change: () => void): void {
    try {
      change();
      this.failed.delete(place);
    } catch (error) {
      if (!(error instanceof LivePageError)) throw error;
      // A removed block is announced elsewhere, and its text can never be stored.
      if (error.refusal !== 'unknownBlock') this.failed.add(place);
    }
    for (const listener of this.listeners) listener();
  }
}
