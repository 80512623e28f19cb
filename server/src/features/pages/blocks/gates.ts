import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import type { Gate } from '@selvedge/shared/blocks/model/traits';
import { traitsOf } from '@selvedge/shared/blocks/registry';

/** Whether a visitor has passed the gate that a block of this id is. */
export type HasPassed = (gate: Gate, block: number) => boolean;

/** BLK-022: the blocks without those behind gates that the visitor has not passed. */
export function throughGates(
  blocks: readonly BareBlock[],
  hasPassed: HasPassed,
): readonly BareBlock[] {
  return blocks.map((block) => {
    const gate = gateOf(block);
    const isShut = gate !== undefined && !hasPassed(gate, block.id);
    return { ...block, items: isShut ? [] : throughGates(block.items, hasPassed) };
  });
}

export function hasGate(blocks: readonly BareBlock[]): boolean {
  return blocks.some((block) => gateOf(block) !== undefined || hasGate(block.items));
}

function gateOf(block: BareBlock): Gate | undefined {
  return traitsOf(block).gate?.(block.properties);
}
