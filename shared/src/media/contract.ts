import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { storeNumber, searchTerms } from '../http/common-fields.js';
import { pagesOf, type Paged } from '../http/paging.js';
import { isMacroList, maxMacrosLength, maxTagLength, maxTags } from './media-rules.js';
import { decoratedBy, unlessAbsent } from '../http/field-decorators.js';

/** Of a picture, in parts of its width and height, each 0 to 1. */
class Point {
  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  x!: number;

  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  y!: number;
}

/** What stays in view when a picture is cropped (IMG-005). */
export class FocalPoint extends Point {}

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

function IsMacroList(): PropertyDecorator {
  return ValidateBy({
    name: 'isMacroList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isMacroList(value),
      defaultMessage: () =>
        '$property must be a list of type:…, tag:…, used and unused, with commas',
    },
  });
}

/** API-036 GET /omnis/v3/artemis/query/. `macros` is a list with commas: `type:image`, `tag:summer`, `unused`, `used`. */
export class MediaQuery extends pagesOf(200) {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxMacrosLength])
  @IsMacroList()
  macros?: string;

  @searchTerms
  searchTerm?: string;

  @storeNumber
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

const tagsToPut = decoratedBy(
  Matches(/^[^,]*$/, { each: true, message: 'a tag cannot hold a comma' }),
  MaxLength(maxTagLength, { each: true }),
  IsNotEmpty({ each: true }),
  IsString({ each: true }),
  ArrayMaxSize(maxTags),
  IsArray(),
  Transform(tagList),
);

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
  @tagsToPut
  tags?: string[];

  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => FocalPoint)
  focalPoint?: FocalPoint;
}

/**
 * IMG-019 POST /omnis/v3/dashboard/media/{uuid}/crop/: a part of a picture, from its left upper corner, becomes a
 * picture of its own.
 */
export class CropMedia extends Point {
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
  @tagsToPut
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
