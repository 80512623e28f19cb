import { randomUUID } from 'node:crypto';

import type { Creator } from '@selvedge/shared/catalogue/contract';
import { SOCIAL_NETWORKS } from '@selvedge/shared/catalogue/social-networks';
import type { DeskShelvesQuery } from '@selvedge/shared/collection-desk/contract';
import type {
  CreateCreator,
  CreatorForm,
  DeskCreator,
  DeskCreators,
  SaveCreator,
} from '@selvedge/shared/collection-desk/creators/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { CreatorCommands, CreatorMoved } from '../creators/index.js';
import { NotOnThisDesk } from '../product-desk/index.js';
import { CreatorChangedMeanwhile } from './collection-desk.errors.js';
import { ShelfMoves, type Places } from './shelf-moves.js';
import { byCreator, byNobody } from './shelf-places.rules.js';
import { ShelfQueries } from './shelf.queries.js';

const defaultPerPage = 50;

/** Who draws for a store, as its owner sees and changes them (CAT-027). */
@Injectable()
export class CreatorDesk {
  constructor(
    private readonly shelves: ShelfQueries,
    private readonly creators: CreatorCommands,
    private readonly moves: ShelfMoves,
  ) {}

  async list(division: number, query: DeskShelvesQuery): Promise<DeskCreators> {
    const { page = 1, perPage = defaultPerPage } = query;
    return { ...(await this.shelves.creators(division, query, perPage)), page, perPage };
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<DeskCreator> {
    const found = await this.shelves.creator(division, uuid);
    if (found === undefined) throw new NotOnThisDesk();
    return found;
  }

  /** Throws ChoiceUnknown, CreatorInvalid and CreatorUrlNameTaken. */
  async create(context: CommandContext, form: CreateCreator): Promise<DeskCreator> {
    const { division } = context;
    const uuid = randomUUID();
    const moves = { added: form.added, removed: [] };
    await this.moves.with(division, moves, placesOf(uuid), (together) =>
      this.creators.save(context, { uuid, ...fieldsOf(form) }, { together }),
    );
    return this.read(division, uuid);
  }

  /**
   * The creator and what bears the name, or nothing of it. Throws NotOnThisDesk, ChoiceUnknown,
   * CreatorChangedMeanwhile, CreatorInvalid and CreatorUrlNameTaken.
   */
  async save(context: CommandContext, uuid: string, form: SaveCreator): Promise<DeskCreator> {
    const { division } = context;
    const opened = await this.read(division, uuid);
    if (form.version !== opened.version) throw new CreatorChangedMeanwhile(opened);
    const before = opened.creator;
    try {
      await this.moves.with(division, form, placesOf(uuid), (together) =>
        this.creators.save(context, { uuid, ...fieldsOf(form) }, { before, together }),
      );
    } catch (refusal) {
      if (!(refusal instanceof CreatorMoved)) throw refusal;
      throw new CreatorChangedMeanwhile(await this.read(division, uuid));
    }
    return this.read(division, uuid);
  }

  /** What they drew stays. Throws NotOnThisDesk. */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.read(context.division, uuid);
    await this.creators.remove(context, uuid);
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

function placesOf(uuid: string): Places {
  return {
    onto: (product) => byCreator(uuid, product),
    off: (product) => byNobody(uuid, product),
  };
}
