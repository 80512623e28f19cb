import { Injectable } from '@nestjs/common';
import { resolveProperties, type BlockDefinition } from '@selvedge/shared/blocks/model/block';
import { BlockError } from '@selvedge/shared/blocks/model/block-registry';
import { fetchedItems } from '@selvedge/shared/blocks/model/fetched-items';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { blockRegistry } from '@selvedge/shared/blocks/registry';

import { FetchedContent, fetchedTag } from './fetched-content.service.js';

/** Blocks with their fetched items, and the cache tags of the addresses. */
interface Filled {
  readonly blocks: readonly WireBlock[];
  readonly tags: readonly string[];
}

/** Maximum number of addresses per page; blocks with further addresses stay empty. */
const maxAddresses = 24;

/** Replaces the items of blocks by the items that an address supplies (BLK-009). */
@Injectable()
export class FetchedItems {
  constructor(private readonly content: FetchedContent) {}

  async fill(division: number, blocks: readonly WireBlock[]): Promise<Filled> {
    const addresses = [...new Set(addressesIn(blocks))];
    if (addresses.length === 0) return { blocks, tags: [] };
    const given = await Promise.all(
      addresses.map(async (address, index) => {
        const json = index < maxAddresses ? await this.content.at(division, address) : undefined;
        return [address, fetchedItems(json ?? []).filter(isShowable)] as const;
      }),
    );
    return { blocks: filled(blocks, new Map(given)), tags: addresses.map(fetchedTag) };
  }
}

function filled(
  blocks: readonly WireBlock[],
  given: ReadonlyMap<string, readonly WireBlock[]>,
): readonly WireBlock[] {
  return blocks.map((block) => {
    const items = given.get(addressOf(block) ?? '') ?? filled(block.items ?? [], given);
    return { ...block, items };
  });
}

function addressesIn(blocks: readonly WireBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    const address = addressOf(block);
    return address === undefined ? addressesIn(block.items ?? []) : [address];
  });
}

/** Address of a block's items; undefined if the block has its own items. */
function addressOf(block: WireBlock): string | undefined {
  const asyncItems = definitionOf(block)?.properties['asyncItems'];
  if (asyncItems === undefined) return undefined;
  const own = { properties: { asyncItems } };
  const resolved = resolveProperties(own, block.properties ?? {}, (value) => value);
  return typeof resolved.asyncItems === 'string' ? resolved.asyncItems : undefined;
}

/**
 * Custom markup runs only in pages of an owner: `/embed` finds it by the block's id on a stored
 * page.
 */
function isShowable(block: WireBlock): boolean {
  const { traits = {} } = definitionOf(block) ?? {};
  return !('framedMarkup' in traits) && (block.items ?? []).every(isShowable);
}

/** Returns undefined for an unknown type; the renderer reports the error. */
function definitionOf(block: WireBlock): BlockDefinition | undefined {
  try {
    return blockRegistry.definitionOf(block);
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return undefined;
  }
}
