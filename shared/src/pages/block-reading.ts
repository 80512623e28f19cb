import type { Json } from '../catalogue/contract.js';
import { templateOf } from '../blocks/model/template.js';
import { objectIn, textIn, type WireBlock } from '../blocks/model/wire.js';
import { idIn, propertiesIn } from './property-reading.js';
import type { Report } from './reading-report.js';

/** Maximum nesting depth of blocks. */
const maxDepth = 8;
const maxBlocks = 1_000;

/** Reads the block tree of a page, including unknown fields; undefined if there is none. */
export function blocksIn(
  value: Json | undefined,
  report: Report,
): readonly WireBlock[] | undefined {
  if (value === undefined || value === null) return undefined;
  const reading = new BlockReading(report);
  return reading.list(value, 'blocks', 1);
}

class BlockReading {
  private count = 0;

  constructor(private readonly report: Report) {}

  list(value: Json, path: string, depth: number): readonly WireBlock[] {
    if (!Array.isArray(value)) {
      this.report(path, 'must be a list of blocks');
      return [];
    }
    if (depth > maxDepth && value.length > 0) {
      this.report(path, `must not be more than ${maxDepth} levels deep`);
      return [];
    }
    // The body was parsed as JSON.
    return (value as readonly Json[]).flatMap((item, index) => {
      this.count += 1;
      if (this.count === maxBlocks + 1)
        this.report('blocks', `must be at most ${maxBlocks} blocks`);
      return this.count > maxBlocks ? [] : [this.block(item, `${path}.${index}`, depth)];
    });
  }

  private block(value: Json, path: string, depth: number): WireBlock {
    const given = objectIn(value);
    if (given === undefined) this.report(path, 'must be a block');
    const { id, type, properties, items, ...others } = given ?? {};
    const validId = idIn(id, `${path}.id`, this.report);
    const read = propertiesIn(properties, `${path}.properties`, this.report);
    const block: WireBlock = {
      ...others,
      ...(validId !== undefined && { id: validId }),
      ...(type !== undefined && { type: textIn(type) ?? '' }),
      ...(read && { properties: read }),
      ...(items !== undefined &&
        items !== null && { items: this.list(items, `${path}.items`, depth + 1) }),
    };
    this.checkType(block, path);
    return block;
  }

  private checkType(block: WireBlock, path: string): void {
    const name = templateOf(block) ?? block.type ?? '';
    if (name === '') this.report(path, 'Unable to make block, no type was defined');
  }
}
