import type { DATA_REQUESTS } from './data.gen.js';
import type { PropertiesOf } from './model/block.js';
import type { SourceAnswer, SourceName } from './model/sources.js';
import type { BlockName, RegisteredBlock } from './registry.js';

type DataRequests = typeof DATA_REQUESTS;

/** Answers of the data sources; required if the type always requests them. */
type DataOf<Requests> = {
  readonly [Name in keyof Requests]: SourceAnswer<Extract<Name, SourceName>>;
};

/** Block as passed to its view: visible, in order, with resolved properties and sanitised html. */
export type RenderedBlockOf<Name extends BlockName> = Name extends BlockName
  ? {
      /** Unique on the page. */
      readonly id: number;
      readonly type: Name;
      /** Columns of 12, from 3 to 12. */
      readonly size: number;
      readonly properties: PropertiesOf<Extract<RegisteredBlock, { readonly name: Name }>>;
      readonly items: readonly RenderedBlock[];
      /** Whether the block is hidden on larger screens. */
      readonly smallOnly?: true;
      /** In an editor: the unknown type that this placeholder stands for. */
      readonly unknownType?: string;
    } & (Name extends keyof DataRequests ? DataOf<ReturnType<DataRequests[Name]>> : unknown)
  : never;

export type RenderedBlock = RenderedBlockOf<BlockName>;
