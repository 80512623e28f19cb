import { Injectable } from '@nestjs/common';
import { sizedLink } from '@selvedge/shared/images/sized-link';

import { HostDirectory } from '../../../platform/authorization/tenant.js';
import {
  addressOfSource,
  keyOfSource,
  ImageImportsReader,
  type OwnPicture,
} from '../../image-import/index.js';
import { isExternal, externalSourcesIn, plainPicture, withPictures } from './page-pictures.js';
import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';

/** The images of a page: those in its blocks, and the one shown in links to it. */
interface Pictured {
  readonly blocks: readonly BareBlock[];
  readonly ogImage: string | null;
}

/** The same, with images of this host only. */
interface OwnPictured extends Pictured {
  /** Keys of the images that are not imported yet. */
  readonly pending: readonly string[];
}

/** Property that holds a video; until the video is imported, the image next to it is shown. */
const film = 'video';
/** Property that holds images within rich text. */
const richText = 'html';
/** Still image of a video; until it is imported, the image next to it is shown. */
const poster = 'videoThumbnail';
/** Width of a text column on a high-resolution screen, in pixels. */
const textWidth = 1280;

/** Replaces images of other hosts by the store's imported copies. */
@Injectable()
export class OwnPictures {
  constructor(
    private readonly hosts: HostDirectory,
    private readonly reader: ImageImportsReader,
  ) {}

  /** Returns the addresses of images on other hosts. */
  outsideOf(division: number, { blocks, ogImage }: Pictured): readonly string[] {
    const sources = new Set(externalSourcesIn(blocks));
    if (ogImage !== null && isExternal(ogImage)) sources.add(ogImage);
    return [...sources].filter((source) => this.ownPath(division, source) === undefined);
  }

  /** Uses one statement, or none if all images are on this host. */
  async of(division: number, pictured: Pictured): Promise<OwnPictured> {
    const sources = this.outsideOf(division, pictured);
    const taken =
      sources.length === 0
        ? new Map<string, OwnPicture>()
        : await this.reader.taken(division, sources);
    const own = (source: string, name: string): string | undefined => {
      if (!isExternal(source)) return source;
      const picture = taken.get(source);
      return picture === undefined ? this.ownPath(division, source) : pathOf(picture, name);
    };
    return {
      blocks: withPictures(pictured.blocks, (source, { name, ground }) => {
        return own(source, name) ?? placeholder(name, ground);
      }),
      ogImage: pictured.ogImage === null ? null : (own(pictured.ogImage, 'ogImage') ?? null),
      pending: sources.filter((source) => !taken.has(source)).map(keyOfSource),
    };
  }

  /** Path of an address on one of the store's own hosts; undefined for other hosts. */
  private ownPath(division: number, source: string): string | undefined {
    const address = addressOfSource(source);
    if (!URL.canParse(address)) return undefined;
    const { hostname, pathname, search } = new URL(address);
    return this.hosts.find(hostname)?.division === division ? pathname + search : undefined;
  }
}

/** Undefined if the property needs an image and the copy is a video, or the reverse. */
function pathOf({ uuid, isFilm }: OwnPicture, name: string): string | undefined {
  if (isFilm !== (name === film)) return undefined;
  const path = `/images/${uuid}`;
  return name === richText ? sizedLink(path, textWidth) : path;
}

/** Placeholder until the image is imported. */
function placeholder(name: string, ground: string): string | null {
  return name === film || name === poster ? null : plainPicture(ground);
}
