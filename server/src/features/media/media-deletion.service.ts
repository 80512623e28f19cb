import { Injectable } from '@nestjs/common';
import type { DeletedMedia } from '@selvedge/shared/media/contract';

import { MediaInUse } from './media.errors.js';
import { MediaLibrary } from './media-library.service.js';
import { MediaUses } from './media-uses.queries.js';

/** Deletes items from the library; items in use only on request. */
@Injectable()
export class MediaDeletion {
  constructor(
    private readonly library: MediaLibrary,
    private readonly uses: MediaUses,
  ) {}

  /** Throws MediaNotFound, and MediaInUse unless `force`. */
  async deleteOne(division: number, uuid: string, force: boolean): Promise<void> {
    await this.library.find(division, uuid);
    const { inUse } = await this.deleteMany(division, [uuid], force);
    const [refused] = inUse;
    if (refused !== undefined) throw new MediaInUse(refused.uses);
  }

  /** Without `force`, keeps items in use and returns their uses. Ignores unknown uuids. */
  async deleteMany(
    division: number,
    uuids: readonly string[],
    force: boolean,
  ): Promise<DeletedMedia> {
    const uses = force ? new Map<string, never>() : await this.uses.of(division, uuids);
    const unused = uuids.filter((uuid) => !uses.has(uuid));
    const deleted = await this.library.remove(division, unused);
    return { deleted, inUse: [...uses].map(([uuid, places]) => ({ uuid, uses: places })) };
  }
}
