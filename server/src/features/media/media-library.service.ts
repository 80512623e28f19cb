import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { ChangeMedia, CropMedia } from '@selvedge/shared/media/contract';
import pLimit from 'p-limit';

import { withSlowDrawings } from '../../platform/vectors/rasterise.js';
import { Clock } from '../../platform/clock.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { MediaNotFound, NoPicture } from './media.errors.js';
import { isVideo } from './media-answers.js';
import { cropped, focalPointWithin } from './media-crop.js';
import { prepareUpload, type PreparedUpload } from './intake/media-intake.js';
import { nameOf } from './media-names.js';
import { MediaQueries } from './media.queries.js';
import type { MediaRow } from './media.entity.js';
import { MediaStore } from './media-store.service.js';
import { ThumbnailJobs } from './thumbnails/thumbnail-jobs.service.js';

/** Author and division of a new item. */
type Adding = Pick<CommandContext, 'division' | 'actor'>;

/** Editable metadata; the default focal point is the centre. */
type Metadata = Pick<MediaRow, 'uuid' | 'name' | 'altText' | 'tags'> &
  Partial<Pick<MediaRow, 'focalX' | 'focalY'>>;

const middle = 0.5;

/** Operations on single items of a store's library. */
@Injectable()
export class MediaLibrary {
  /** Large images are decoded one at a time to limit memory. */
  private readonly intake = pLimit(1);
  private readonly additions = pLimit(1);

  constructor(
    private readonly queries: MediaQueries,
    private readonly store: MediaStore,
    private readonly thumbnails: ThumbnailJobs,
    private readonly clock: Clock,
  ) {}

  /** Throws MediaNotFound. */
  async find(division: number, uuid: string): Promise<MediaRow> {
    const row = await this.queries.find(division, uuid);
    if (row === undefined) throw new MediaNotFound();
    return row;
  }

  /**
   * Stores an upload as a new item, or with the given uuid, which must be unused (IMG-018).
   * Resolves when both file and row are stored. Throws MediaTooLarge, UploadBroken, and the errors
   * of `prepareUpload`.
   */
  async upload(
    adding: Adding,
    givenName: string,
    source: Readable,
    uuid: string = randomUUID(),
  ): Promise<MediaRow> {
    const file = await this.store.receive(source);
    try {
      const taken = await this.taken(adding, async () => prepareUpload(await readFile(file)));
      const metadata = { name: nameOf(givenName), altText: '', tags: [] };
      return await this.add(adding, taken, { ...metadata, uuid });
    } finally {
      await rm(file, { force: true });
    }
  }

  /**
   * Stores content that is in memory, or returns the item that already has it. Throws the errors of
   * `prepareUpload`.
   */
  async findOrAdd(adding: Adding, givenName: string, content: Buffer): Promise<MediaRow> {
    const taken = await this.taken(adding, () => prepareUpload(content));
    const sha256 = this.store.hashOf(taken.content);
    const metadata = { name: nameOf(givenName), altText: '', tags: [], uuid: randomUUID() };
    return this.additions(async () => {
      const existing = await this.queries.findByContent(adding.division, sha256);
      return existing ?? (await this.add(adding, taken, metadata));
    });
  }

  /** Saves a crop as a new image (IMG-019). Throws MediaNotFound and NoPicture. */
  async crop(adding: Adding, uuid: string, part: CropMedia): Promise<MediaRow> {
    const row = await this.find(adding.division, uuid);
    if (isVideo(row)) throw new NoPicture();
    const content = await this.store.read(row.division, row.sha256);
    const taken = await this.taken(adding, async () =>
      prepareUpload(await cropped(content, row, part)),
    );
    const { altText, tags } = row;
    const metadata = { name: nameOf(`Crop of ${row.name}`), altText, tags, uuid: randomUUID() };
    return this.add(adding, taken, { ...metadata, ...focalPointWithin(row, part) });
  }

  /** Throws MediaNotFound. */
  async change(division: number, uuid: string, change: ChangeMedia): Promise<MediaRow> {
    const { name, altText, tags, focalPoint } = change;
    const row = await this.queries.change(division, uuid, {
      ...(name !== undefined && { name: nameOf(name) }),
      ...(altText !== undefined && { altText: altText.trim() }),
      ...(tags !== undefined && { tags }),
      ...(focalPoint !== undefined && { focalX: focalPoint.x, focalY: focalPoint.y }),
    });
    if (row === undefined) throw new MediaNotFound();
    return row;
  }

  /**
   * Removes items, and files that no item uses any more. Returns the uuids of the removed items.
   */
  async remove(division: number, uuids: readonly string[]): Promise<readonly string[]> {
    const removed = await this.queries.remove(division, uuids);
    for (const sha256 of new Set(removed.map((file) => file.sha256)))
      await this.queries.removeIfUnreferenced(division, sha256, () =>
        this.store.remove(division, sha256),
      );
    return removed.map(({ uuid }) => uuid);
  }

  /** Slow drawings of a store delay no upload of another. */
  private taken(
    { division }: Adding,
    intake: () => Promise<PreparedUpload>,
  ): Promise<PreparedUpload> {
    const turn = { key: randomUUID(), tenant: String(division) };
    return withSlowDrawings(() => this.intake(intake), turn);
  }

  private async add(
    { division, actor }: Adding,
    { content, ...facts }: PreparedUpload,
    metadata: Metadata,
  ): Promise<MediaRow> {
    const row: MediaRow = {
      focalX: middle,
      focalY: middle,
      ...metadata,
      ...facts,
      division,
      sha256: this.store.hashOf(content),
      bytes: content.length,
      createdAt: this.clock.now(),
      createdBy: actor,
      thumbnailsReady: false,
    };
    await this.queries.add(row, () => this.store.write(division, row.sha256, content));
    await this.thumbnails.request(division, row.uuid);
    return row;
  }
}
