import type {
  BlockData,
  SourceName,
  SourceRequest,
  SourceRequests,
  SourcesByName,
} from '@selvedge/shared/blocks/model/sources';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { requestsOf } from '@selvedge/shared/blocks/requests';
import type { CurrencyCode } from '@selvedge/shared/money';

import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';

/** Blocks of a page with their source data, and the cache tags of that data. */
interface LoadedBlocks {
  readonly blocks: readonly RenderedBlock[];
  readonly tags: readonly string[];
  /** False if any data has no tags that invalidate it. */
  readonly isCacheable: boolean;
}

/** Source requests of a block. */
interface BlockRequests {
  readonly id: number;
  readonly requests: SourceRequests;
}

interface Answered {
  readonly id: number;
  readonly data: BlockData;
  readonly tags: readonly string[] | null;
}

/** Block with the data of its sources. */
type Held = BlockData & Pick<RenderedBlock, 'id'>;

/**
 * Loads the data of all blocks, with one call per source (BLK-008). A source without requests is
 * not called.
 */
export async function withData(
  sources: SourcesByName,
  division: number,
  blocks: readonly BareBlock[],
): Promise<LoadedBlocks> {
  const blockRequests = blockRequestsIn(blocks);
  const answers = await Promise.all(
    namesOf(sources).map((name) => answersOf(name, sources[name], { division, blockRequests })),
  );
  const dataOf = new Map<number, BlockData>();
  for (const { id, data } of answers.flat()) dataOf.set(id, { ...dataOf.get(id), ...data });
  return {
    blocks: blocks.map((block) => joined(block, dataOf)),
    tags: [...new Set(answers.flat().flatMap(({ tags }) => tags ?? []))],
    isCacheable: answers.flat().every(({ tags }) => tags !== null),
  };
}

/** Returns the blocks with their prices converted to another currency. */
export function blocksIn(
  currency: CurrencyCode,
  blocks: readonly RenderedBlock[],
  sources: SourcesByName,
): readonly RenderedBlock[] {
  return blocks.map((block) => {
    const items = blocksIn(currency, block.items, sources);
    const data = namesOf(sources).map((name) =>
      exchangedOf(name, sources[name], { currency, block }),
    );
    // Each source converts its data to the same type.
    return Object.assign({}, block, { items }, ...data) as RenderedBlock;
  });
}

function namesOf(sources: SourcesByName): readonly SourceName[] {
  // A `SourcesByName` has exactly one key per source.
  return Object.keys(sources) as SourceName[];
}

function blockRequestsIn(blocks: readonly BareBlock[]): readonly BlockRequests[] {
  return blocks.flatMap((block) => [
    { id: block.id, requests: requestsOf(block) },
    ...blockRequestsIn(block.items),
  ]);
}

async function answersOf<Name extends SourceName>(
  name: Name,
  source: SourcesByName[Name],
  {
    division,
    blockRequests,
  }: { readonly division: number; readonly blockRequests: readonly BlockRequests[] },
): Promise<readonly Answered[]> {
  const requested = blockRequests.flatMap(({ id, requests }) => {
    const request = requests[name];
    return request === undefined ? [] : [{ id, request }];
  });
  if (requested.length === 0) return [];
  const requests: readonly SourceRequest<Name>[] = requested.map(({ request }) => request);
  const found = await source.load(division, requests);
  return found.flatMap(({ answer, tags }, index) => {
    const { id } = requested[index] ?? {};
    return id === undefined ? [] : [{ id, data: { [name]: answer }, tags }];
  });
}

function joined(
  { items, ...block }: BareBlock,
  data: ReadonlyMap<number, BlockData>,
): RenderedBlock {
  const own = { ...block, ...data.get(block.id), items: items.map((item) => joined(item, data)) };
  // The properties and data match the block type.
  return own as RenderedBlock;
}

/**
 * Converts a block's data from one source to another currency. Returns {} if the block has none.
 */
function exchangedOf<Name extends SourceName>(
  name: Name,
  source: SourcesByName[Name],
  { currency, block }: { readonly currency: CurrencyCode; readonly block: Held },
): BlockData {
  const answer = block[name];
  return answer === undefined ? {} : { [name]: source.inCurrency(currency, answer) };
}
