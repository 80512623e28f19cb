import type { DATA_REQUESTS } from './data.gen.js';
import type { PropertiesOf } from './model/block.js';
import type { SourceAnswer, SourceName } from './model/sources.js';
import type { BlockName, RegisteredBlock } from './registry.js';

type DataRequests = typeof DATA_REQUESTS;

/** What the sources answered (BLK-008): certain where the block always asks. */
type DataOf<Requests> = {
  readonly [Name in keyof Requests]: SourceAnswer<Extract<Name, SourceName>>;
};

/**
 * A block of a page as its view gets it: visible, in order, its properties resolved, the html of text
 * already sanitised.
 */
export type RenderedBlockOf<Name extends BlockName> = Name extends BlockName
  ? {
      /** Unlike any other of the page. */
      readonly id: number;
      readonly type: Name;
      /** Columns of 12, from 3 to 12 (BLK-002, BLK-007). */
      readonly size: number;
      readonly properties: PropertiesOf<Extract<RegisteredBlock, { readonly name: Name }>>;
      readonly items: readonly RenderedBlock[];
      /** BLX-007: hidden where there is room for more (LAY-046). */
      readonly smallOnly?: true;
      /** While a page is edited: the type that the shop does not know, of a block that this stands for. */
      readonly unknownType?: string;
    } & (Name extends keyof DataRequests ? DataOf<ReturnType<DataRequests[Name]>> : unknown)
  : never;

/** Any block; `type` tells which. */
export type RenderedBlock = RenderedBlockOf<BlockName>;
