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

/** What shows pictures: the blocks of a page, and the picture that links to it show. */
interface Pictured {
  readonly blocks: readonly BareBlock[];
  readonly ogImage: string | null;
}

/** The same with pictures of this host alone. */
interface OwnPictured extends Pictured {
  /** Keys of the pictures that are still to come. */
  readonly pending: readonly string[];
}

/** The property that holds a film; until that is there, the picture beside it is shown. */
const film = 'video';
/** The property that holds pictures among words. */
const richText = 'html';
/** The picture of a film: until it is there, the picture beside it is shown. */
const poster = 'videoThumbnail';
/** As wide as a column of words is on a fine screen, in pixels. */
const textWidth = 1280;

/** Puts the store's own copies where a page names pictures of other hosts. */
@Injectable()
export class OwnPictures {
  constructor(
    private readonly hosts: HostDirectory,
    private readonly reader: ImageImportsReader,
  ) {}

  /** The addresses of other hosts' pictures. */
  outsideOf(division: number, { blocks, ogImage }: Pictured): readonly string[] {
    const sources = new Set(externalSourcesIn(blocks));
    if (ogImage !== null && isExternal(ogImage)) sources.add(ogImage);
    return [...sources].filter((source) => this.ownPath(division, source) === undefined);
  }

  /** In one statement, or in none where all pictures are of this host. */
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
        return own(source, name) ?? standIn(name, ground);
      }),
      ogImage: pictured.ogImage === null ? null : (own(pictured.ogImage, 'ogImage') ?? null),
      pending: sources.filter((source) => !taken.has(source)).map(keyOfSource),
    };
  }

  /** The path of an address on one of the store's own hosts. */
  private ownPath(division: number, source: string): string | undefined {
    const address = addressOfSource(source);
    if (!URL.canParse(address)) return undefined;
    const { hostname, pathname, search } = new URL(address);
    return this.hosts.find(hostname)?.division === division ? pathname + search : undefined;
  }
}

/** Undefined for a film where a picture is to be, and the other way round. */
function pathOf({ uuid, isFilm }: OwnPicture, name: string): string | undefined {
  if (isFilm !== (name === film)) return undefined;
  const path = `/images/${uuid}`;
  return name === richText ? sizedLink(path, textWidth) : path;
}

/** What is shown until a picture is there. */
function standIn(name: string, ground: string): string | null {
  return name === film || name === poster ? null : plainPicture(ground);
}
