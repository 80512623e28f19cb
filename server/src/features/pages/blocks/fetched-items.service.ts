import { Injectable } from '@nestjs/common';
import { resolveProperties, type BlockDefinition } from '@selvedge/shared/blocks/model/block';
import { BlockError } from '@selvedge/shared/blocks/model/block-registry';
import { fetchedItems } from '@selvedge/shared/blocks/model/fetched-items';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { blockRegistry } from '@selvedge/shared/blocks/registry';

import { FetchedContent, fetchedTag } from './fetched-content.service.js';

/** Blocks with all that stands in them, and the tags of where that came from. */
interface Filled {
  readonly blocks: readonly WireBlock[];
  readonly tags: readonly string[];
}

/** On one page; what comes behind stays empty. */
const maxAddresses = 24;

/** BLK-009: gives blocks the items that an address has for them, instead of their own. */
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

/** Where the items of a block come from; undefined for one that has its own. */
function addressOf(block: WireBlock): string | undefined {
  const asyncItems = definitionOf(block)?.properties['asyncItems'];
  if (asyncItems === undefined) return undefined;
  const own = { properties: { asyncItems } };
  const resolved = resolveProperties(own, block.properties ?? {}, (value) => value);
  return typeof resolved.asyncItems === 'string' ? resolved.asyncItems : undefined;
}

/** Markup runs where an owner has put it, and nowhere else: its page is found by the block it is of. */
function isShowable(block: WireBlock): boolean {
  const { traits = {} } = definitionOf(block) ?? {};
  return !('framedMarkup' in traits) && (block.items ?? []).every(isShowable);
}

/** Undefined for a block that is of no type: whoever shows it says what is wrong. */
function definitionOf(block: WireBlock): BlockDefinition | undefined {
  try {
    return blockRegistry.definitionOf(block);
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return undefined;
  }
}
