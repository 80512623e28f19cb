import type { Creator } from '@selvedge/shared/catalogue/contract';
import { SOCIAL_NETWORKS } from '@selvedge/shared/catalogue/social-networks';
import type { ProductGroupRow, ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import type {
  CreateCreator,
  CreatorForm,
  AdminCreator,
  SaveCreator,
} from '@selvedge/shared/collections/creators/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { CreatorsService, CreatorMoved, creatorStream } from '../../creators/index.js';
import { CreatorChangedMeanwhile } from './product-group.errors.js';
import { ProductGroupAdminService } from './product-group-admin.service.js';
import { ProductGroupHistories } from './product-group-history.service.js';
import { ProductGroupMoves, type Places } from './product-group-moves.service.js';
import { withCreator, withoutCreator } from './product-group-places.rules.js';
import { ProductGroupQueries } from './product-group.queries.js';

@Injectable()
export class CreatorAdminService extends ProductGroupAdminService<ProductGroupRow, AdminCreator> {
  constructor(
    groups: ProductGroupQueries,
    moves: ProductGroupMoves,
    histories: ProductGroupHistories,
    private readonly creators: CreatorsService,
  ) {
    super(groups, moves, histories);
  }

  /** Throws ChoiceUnknown, CreatorInvalid and CreatorUrlNameTaken. */
  create(context: CommandContext, form: CreateCreator): Promise<AdminCreator> {
    return this.filled(context, form, (uuid, together) =>
      this.creators.save(context, { uuid, ...fieldsOf(form) }, { together }),
    );
  }

  /**
   * Throws NotOnThisDesk, ChoiceUnknown, CreatorChangedMeanwhile, CreatorInvalid and
   * CreatorUrlNameTaken.
   */
  save(context: CommandContext, uuid: string, form: SaveCreator): Promise<AdminCreator> {
    return this.changed(context, uuid, form, ({ creator: before }, together) =>
      this.creators.save(context, { uuid, ...fieldsOf(form) }, { before, together }),
    );
  }

  protected rows(division: number, query: ProductGroupsQuery, perPage: number) {
    return this.groups.creators(division, query, perPage);
  }

  protected find(division: number, uuid: string): Promise<AdminCreator | undefined> {
    return this.groups.creator(division, uuid);
  }

  protected stream(uuid: string): string {
    return creatorStream(uuid);
  }

  protected places(uuid: string): Places {
    return {
      onto: (product) => withCreator(uuid, product),
      off: (product) => withoutCreator(uuid, product),
    };
  }

  protected discard(context: CommandContext, uuid: string): Promise<void> {
    return this.creators.remove(context, uuid);
  }

  protected isMoved(refusal: unknown): boolean {
    return refusal instanceof CreatorMoved;
  }

  protected conflictError(current: AdminCreator): CreatorChangedMeanwhile {
    return new CreatorChangedMeanwhile(current);
  }
}

function fieldsOf(form: CreatorForm): Omit<Creator, 'id' | 'uuid' | 'division'> {
  const { name, urlName, avatar, bio, website } = form;
  const handles = SOCIAL_NETWORKS.flatMap((network) => {
    const handle = form.handles[network] ?? null;
    return handle === null ? [] : [[network, handle] as const];
  });
  return { name, urlName, avatar, bio, website, handles: Object.fromEntries(handles) };
}
