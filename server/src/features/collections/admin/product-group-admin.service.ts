import { randomUUID } from 'node:crypto';

import type { ProductGroupsQuery, ProductGroupForm } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import type {
  DeciderCommand,
  CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { NotOnThisDesk } from '../../products/admin/index.js';
import type {
  ProductGroupHistories,
  ProductGroupHistory,
} from './product-group-history.service.js';
import type { Moves, Places, ProductGroupMoves } from './product-group-moves.service.js';
import type { ProductGroupPage, ProductGroupQueries } from './product-group.queries.js';

const defaultPerPage = 50;

/** A save: added and removed products, and the version it is based on. */
type Change = Moves & { readonly version: number };

/** Admin of one kind of product group; the differences between the kinds are abstract members. */
export abstract class ProductGroupAdminService<Row, Group extends { readonly version: number }> {
  constructor(
    protected readonly groups: ProductGroupQueries,
    protected readonly moves: ProductGroupMoves,
    private readonly histories: ProductGroupHistories,
  ) {}

  async list(division: number, query: ProductGroupsQuery): Promise<Paged<Row>> {
    const { page = 1, perPage = defaultPerPage } = query;
    return { ...(await this.rows(division, query, perPage)), page, perPage };
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<Group> {
    const found = await this.find(division, uuid);
    if (found === undefined) throw new NotOnThisDesk();
    return found;
  }

  /** Newest version first. Throws NotOnThisDesk. */
  history(division: number, uuid: string): Promise<ProductGroupHistory> {
    return this.histories.of(division, this.stream(uuid));
  }

  /** Keeps its products. Throws NotOnThisDesk. */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.read(context.division, uuid);
    await this.discard(context, uuid);
  }

  /**
   * Creates a product group and adds its products, atomically. Throws ChoiceUnknown and the errors
   * of `write`.
   */
  protected async filled(
    { division }: CommandContext,
    { added }: ProductGroupForm,
    write: (uuid: string, together: readonly DeciderCommand[]) => Promise<unknown>,
  ): Promise<Group> {
    const uuid = randomUUID();
    const moves = { added, removed: [] };
    await this.moves.with(division, moves, this.places(uuid), (commands) => write(uuid, commands));
    return this.read(division, uuid);
  }

  /**
   * Saves a product group and adds and removes products, atomically. Throws NotOnThisDesk,
   * ChoiceUnknown, the kind's conflict error if someone else saved first, and the errors of
   * `write`.
   */
  protected async changed(
    { division }: CommandContext,
    uuid: string,
    change: Change,
    write: (opened: Group, together: readonly DeciderCommand[]) => Promise<unknown>,
  ): Promise<Group> {
    const opened = await this.read(division, uuid);
    if (change.version !== opened.version) throw this.conflictError(opened);
    try {
      await this.moves.with(division, change, this.places(uuid), (commands) =>
        write(opened, commands),
      );
    } catch (refusal) {
      if (!this.isMoved(refusal)) throw refusal;
      throw this.conflictError(await this.read(division, uuid));
    }
    return this.read(division, uuid);
  }

  protected abstract rows(
    division: number,
    query: ProductGroupsQuery,
    perPage: number,
  ): Promise<ProductGroupPage<Row>>;
  protected abstract find(division: number, uuid: string): Promise<Group | undefined>;
  protected abstract stream(uuid: string): string;
  protected abstract places(uuid: string): Places;
  protected abstract discard(context: CommandContext, uuid: string): Promise<void>;
  /** Returns whether a save was refused because someone else saved first. */
  protected abstract isMoved(refusal: unknown): boolean;
  /** Returns the conflict error of the kind. */
  protected abstract conflictError(current: Group): Error;
}
