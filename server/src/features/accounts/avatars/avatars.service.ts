import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { CropMedia } from '@selvedge/shared/media/contract';
import { isUUID } from 'class-validator';

import type { Subject } from '../../../platform/authorization/session.js';
import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal } from '../../../platform/personal-seal.js';
import { MediaSquares } from '../../media/index.js';
import { NoSuchAccount } from '../account.errors.js';
import { AvatarsQueries } from './avatars.queries.js';

const part = 'picture';
/** Largest display size at two device pixels per CSS pixel. */
const sidePixels = 256;

/** Avatars of people, sealed per person, so that erasure removes both key and row (IDN-001). */
@Injectable()
export class Avatars {
  constructor(
    private readonly queries: AvatarsQueries,
    private readonly squares: MediaSquares,
    private readonly seal: PersonalSeal,
    hooks: ErasureHooks,
  ) {
    hooks.register((subject) => queries.erase(subject));
  }

  /**
   * Crops and stores a new avatar in place of the old one. Returns its URL path, which changes with
   * every upload. Throws NoSuchAccount and the errors of the media library.
   */
  async choose(subject: Subject, file: Readable, crop: CropMedia): Promise<string> {
    const content = await this.squares.cut(file, crop, sidePixels, nameOf(subject));
    const record = { webp: content.toString('base64') };
    const place = { subject: nameOf(subject), part };
    const isSaved = await this.queries.save(subject, randomUUID(), (on) =>
      this.seal.close(on, place, record),
    );
    if (!isSaved) throw new NoSuchAccount();
    const path = await this.pathOf(subject);
    if (path === null) throw new NoSuchAccount();
    return path;
  }

  async remove(subject: Subject): Promise<void> {
    await this.queries.erase(nameOf(subject));
  }

  /** Returns the URL path, or null without an avatar. */
  pathOf(subject: Subject): Promise<string | null> {
    return this.queries.pathOf(nameOf(subject));
  }

  /** Returns the image as WebP; undefined if the id is unknown or was replaced. */
  async named(picture: string): Promise<Buffer | undefined> {
    return isUUID(picture) ? this.opened(await this.queries.find(picture)) : undefined;
  }

  /** Returns the person's image as WebP; undefined without an avatar. */
  async of(subject: Subject): Promise<Buffer | undefined> {
    return this.opened(await this.queries.of(nameOf(subject)));
  }

  private async opened(
    found: { readonly subject: string; readonly sealed: Buffer } | undefined,
  ): Promise<Buffer | undefined> {
    const record = found && (await this.seal.open({ subject: found.subject, part }, found.sealed));
    if (record === undefined || !('webp' in record)) return undefined;
    return Buffer.from(String(record.webp), 'base64');
  }
}

const nameOf = ({ kind, id }: Subject): string => `${kind}:${String(id)}`;
