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

/** Point in fractions of width and height, each 0 to 1. */
class Point {
  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  x!: number;

  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  y!: number;
}

/** Point that stays in view when an image is cropped. */
export class FocalPoint extends Point {}

/** URLs on the store's own host. A video has no thumbnails; all four are its file. */
export interface MediaThumbnails {
  readonly original: string;
  readonly full: string;
  readonly medium: string;
  readonly small: string;
}

/** Image or video of a store's library. The file is immutable; other fields can change. */
export interface MediaItem {
  readonly uuid: string;
  readonly name: string;
  readonly kind: 'image' | 'video';
  /**
   * Detected from the content: `image/png`, `image/jpeg`, `image/webp`, `image/svg+xml` or
   * `video/mp4`.
   */
  readonly contentType: string;
  readonly bytes: number;
  /** In pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly tags: readonly string[];
  readonly altText: string;
  readonly createdAt: string;
  readonly thumbnails: MediaThumbnails;
  /** Whether the job has rendered the thumbnails; until then they are rendered on request. */
  readonly thumbnailsReady: boolean;
}

/** Use of an image: kind, uuid or code, and name of the item that uses it. Drafts count as uses. */
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
        '$property must be a comma-separated list of type:…, tag:…, used and unused',
    },
  });
}

/**
 * Query of GET /omnis/v3/artemis/query/. `macros` is a comma-separated list: `type:image`,
 * `tag:summer`, `unused`, `used`.
 */
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

/** Newest first. */
export type MediaPage = Paged<MediaItem>;

/** A tag with the number of its items. */
export interface MediaTag {
  readonly tag: string;
  readonly count: number;
}

const tagList = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((tag: unknown) => (typeof tag === 'string' ? tag.trim() : tag)))]
    : value;

const tagsToPut = decoratedBy(
  Matches(/^[^,]*$/, { each: true, message: 'a tag cannot contain a comma' }),
  MaxLength(maxTagLength, { each: true }),
  IsNotEmpty({ each: true }),
  IsString({ each: true }),
  ArrayMaxSize(maxTags),
  IsArray(),
  Transform(tagList),
);

/** Query of POST /omnis/v3/dashboard/media/; the body is the file as `application/octet-stream`. */
export class UploadMedia {
  /** File name, without a path. */
  @Rules('required', ['max_length', 200])
  name!: string;
}

/** Body of PATCH /omnis/v3/dashboard/media/{uuid}/; absent fields stay unchanged. */
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
 * Body of POST /omnis/v3/dashboard/media/{uuid}/crop/: saves a section, given by its upper left
 * corner, as a new image.
 */
export class CropMedia extends Point {
  @IsNumber()
  @Rules(['min_value', 0.001], ['max_value', 1])
  width!: number;

  @IsNumber()
  @Rules(['min_value', 0.001], ['max_value', 1])
  height!: number;
}

/** Limit of one bulk request. */
const maxBulkMedia = 200;

class MediaChoice {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxBulkMedia)
  @IsUUID('all', { each: true })
  uuids!: string[];
}

/**
 * Body of POST /omnis/v3/dashboard/media/bulk/tags/. Tags beyond the limit of an item are omitted.
 */
export class TagManyMedia extends MediaChoice {
  @tagsToPut
  add!: string[];

  @Transform(tagList)
  @IsArray()
  @ArrayMaxSize(maxTags)
  @IsString({ each: true })
  remove!: string[];
}

/** Body of POST /omnis/v3/dashboard/media/bulk/delete/. */
export class DeleteManyMedia extends MediaChoice {
  /** Also deletes items in use. */
  @unlessAbsent
  @IsBoolean()
  force?: boolean;
}

/** Query of DELETE /omnis/v3/dashboard/media/{uuid}/. */
export class DeleteMedia {
  @unlessAbsent
  @Matches(/^(true|false)$/)
  force?: 'true' | 'false';
}

/** Result of a bulk deletion. */
export interface DeletedMedia {
  readonly deleted: readonly string[];
  readonly inUse: readonly { readonly uuid: string; readonly uses: readonly MediaUse[] }[];
}
