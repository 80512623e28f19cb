import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { pagesOf, type Paged } from '../http/paging.js';
import { maxTagLength, maxTags, macroListForm } from './media-rules.js';
import { unlessAbsent, wholeNumber } from '../http/field-decorators.js';

/** Parts of width and height, each 0 to 1: what stays in view when a picture is cropped (IMG-005). */
export class FocalPoint {
  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  x!: number;

  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  y!: number;
}

/** IMG-017, IMG-018: addresses on the store's own host. A video has no pictures: all four lead to its file. */
export interface MediaThumbnails {
  readonly original: string;
  readonly full: string;
  readonly medium: string;
  readonly small: string;
}

/** A picture or video of a store's library. Its content never changes; all else may. */
export interface MediaItem {
  readonly uuid: string;
  readonly name: string;
  readonly kind: 'image' | 'video';
  /** Found in the content: `image/png`, `image/jpeg`, `image/webp`, `image/svg+xml` or `video/mp4`. */
  readonly contentType: string;
  readonly bytes: number;
  /** In pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly tags: readonly string[];
  readonly altText: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly thumbnails: MediaThumbnails;
  /** Whether the job has made the thumbnails; until then they are made when they are asked for. */
  readonly thumbnailsReady: boolean;
}

/** Where a picture is used: what kind of thing it is, its uuid or code, and its name. Drafts count. */
export interface MediaUse {
  readonly kind: 'product' | 'collection' | 'creator' | 'store' | 'page';
  readonly id: string;
  readonly name: string;
}

export interface MediaDetail extends MediaItem {
  readonly uses: readonly MediaUse[];
}

/** API-036 GET /omnis/v3/artemis/query/. `macros` is a list with commas: `type:image`, `tag:summer`, `unused`, `used`. */
export class MediaQuery extends pagesOf(200) {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 500])
  @Matches(macroListForm, {
    message: 'macros must be a list of type:…, tag:…, used and unused, with commas',
  })
  macros?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  searchTerm?: string;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  division?: number;
}

/** API-036: newest first. */
export type MediaPage = Paged<MediaItem>;

/** A tag, and how many pictures and videos carry it. */
export interface MediaTag {
  readonly tag: string;
  readonly count: number;
}

const tagList = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((tag: unknown) => (typeof tag === 'string' ? tag.trim() : tag)))]
    : value;

/** POST /omnis/v3/dashboard/media/?name=…: the body is the file itself, `application/octet-stream`. */
export class UploadMedia {
  /** What the file is called; a name, not a path. */
  @Rules('required', ['max_length', 200])
  name!: string;
}

/** PATCH /omnis/v3/dashboard/media/{uuid}/: what is absent stays. */
export class ChangeMedia {
  @unlessAbsent
  @Rules('required', ['max_length', 200])
  name?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 500])
  altText?: string;

  @unlessAbsent
  @Transform(tagList)
  @IsArray()
  @ArrayMaxSize(maxTags)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(maxTagLength, { each: true })
  @Matches(/^[^,]*$/, { each: true, message: 'a tag cannot hold a comma' })
  tags?: string[];

  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => FocalPoint)
  focalPoint?: FocalPoint;
}

/** IMG-019 POST /omnis/v3/dashboard/media/{uuid}/crop/: a part of a picture becomes a picture of its own. All in parts of width and height. */
export class CropMedia {
  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  x!: number;

  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  y!: number;

  @IsNumber()
  @Rules(['min_value', 0.001], ['max_value', 1])
  width!: number;

  @IsNumber()
  @Rules(['min_value', 0.001], ['max_value', 1])
  height!: number;
}

/** The most that one bulk call changes. */
const maxBulkMedia = 200;

class MediaChoice {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxBulkMedia)
  @IsUUID('all', { each: true })
  uuids!: string[];
}

/** POST /omnis/v3/dashboard/media/bulk/tags/. Tags beyond what an item may carry are left out. */
export class TagManyMedia extends MediaChoice {
  @Transform(tagList)
  @IsArray()
  @ArrayMaxSize(maxTags)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(maxTagLength, { each: true })
  @Matches(/^[^,]*$/, { each: true, message: 'a tag cannot hold a comma' })
  add!: string[];

  @Transform(tagList)
  @IsArray()
  @ArrayMaxSize(maxTags)
  @IsString({ each: true })
  remove!: string[];
}

/** POST /omnis/v3/dashboard/media/bulk/delete/. */
export class DeleteManyMedia extends MediaChoice {
  /** Also what is used somewhere. */
  @unlessAbsent
  @IsBoolean()
  force?: boolean;
}

/** DELETE /omnis/v3/dashboard/media/{uuid}/?force=true */
export class DeleteMedia {
  @unlessAbsent
  @Matches(/^(true|false)$/)
  force?: 'true' | 'false';
}

/** What a bulk deletion did. */
export interface DeletedMedia {
  readonly deleted: readonly string[];
  readonly inUse: readonly { readonly uuid: string; readonly uses: readonly MediaUse[] }[];
}
