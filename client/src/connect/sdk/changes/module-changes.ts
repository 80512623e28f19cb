import { hasPart, type EditorModule } from '@selvedge/shared/connect/modes';
import { writableBlocks } from '@selvedge/shared/connect/scopes';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';

import { ConnectError } from '../connect-error.js';
import { lacking } from '../live-page.js';
import type { Change, Changes } from '../types.js';
import type { SessionChange, SessionChanges } from './session-changes.js';

interface Rights {
  readonly module: EditorModule;
  readonly scopes: readonly string[];
}

/** Session history for editor modules that support it. */
export class ModuleChanges implements Changes {
  constructor(
    private readonly changes: SessionChanges,
    private readonly rights: Rights,
  ) {}

  list(): readonly Change[] {
    this.demand();
    return this.changes.list().map(toChange);
  }

  undo(id: number): void {
    this.demand();
    if (writableBlocks(this.rights.scopes) !== 'all')
      throw new ConnectError('scope_denied', 'The shop owner did not grant permission for this');
    this.changes.undo(id);
  }

  private demand(): void {
    if (!hasPart(this.rights.module, 'historyEditor')) throw lacking();
  }
}

function toChange({ what, ...change }: SessionChange): Change {
  return {
    ...change,
    blocks: what.flatMap((one) => blockIn(one) ?? []),
    page: what.flatMap((one) => (one.kind === 'page' ? one.names : [])),
  };
}

function blockIn(change: PageChange): Change['blocks'][number] | undefined {
  if (change.kind === 'page') return undefined;
  const type = typeNameOf(change.block);
  if (change.kind !== 'changed') return { kind: change.kind, type, names: [], isMoved: false };
  const { kind, names, isMoved } = change;
  return { kind, type, names, isMoved };
}
