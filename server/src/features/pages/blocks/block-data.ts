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

/** The blocks of a page with what their sources answered, and the tags of what that was read from. */
interface LoadedBlocks {
  readonly blocks: readonly RenderedBlock[];
  readonly tags: readonly string[];
  /** Whether the tags say of all of it when it changes. */
  readonly isCacheable: boolean;
}

/** A block that asks something. */
interface BlockRequests {
  readonly id: number;
  readonly requests: SourceRequests;
}

interface Answered {
  readonly id: number;
  readonly data: BlockData;
  readonly tags: readonly string[] | null;
}

/** A block with whatever of the sources it holds. */
type Held = BlockData & Pick<RenderedBlock, 'id'>;

/** BLK-008: asks each source once for all that the blocks want of it; none for nothing. */
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

/** PAY-020: the blocks with the prices that they show in another currency. */
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
    // Of each source the same kind of answer as before.
    return Object.assign({}, block, { items }, ...data) as RenderedBlock;
  });
}

function namesOf(sources: SourcesByName): readonly SourceName[] {
  // It holds a source for each name, and nothing else.
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
  // Its properties and data are those of its type.
  return own as RenderedBlock;
}

/** What a block holds of a source, in another currency; nothing where it never asked. */
function exchangedOf<Name extends SourceName>(
  name: Name,
  source: SourcesByName[Name],
  { currency, block }: { readonly currency: CurrencyCode; readonly block: Held },
): BlockData {
  const answer = block[name];
  return answer === undefined ? {} : { [name]: source.inCurrency(currency, answer) };
}
