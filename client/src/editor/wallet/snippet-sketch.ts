import type { Sketch } from '@selvedge/shared/blocks/model/block-palette';
import { PALETTES } from '@selvedge/shared/blocks/palettes.gen';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sketch of a saved block: that of its type, or the layout of the blocks inside it. */
export function sketchOf(block: CopiedBlock): Sketch {
  if (block.items.length === 0) {
    const name = blockRegistry.find(block.type)?.name;
    const own = name === undefined ? undefined : PALETTES[name]?.sketch;
    if (own !== undefined) return own;
  }
  const whole = { x: 2, y: 4, width: 60, height: 32 };
  return { soft: pathOf(whole), ink: cellsOf(block, whole).map(pathOf).join('') };
}

/** Areas of the innermost blocks, with a margin. */
function cellsOf({ items }: CopiedBlock, area: Area): readonly Area[] {
  if (items.length === 0) return [area];
  const lines = linesOf(items);
  const height = area.height / lines.length;
  return lines.flatMap((line, index) => {
    const columns = line.reduce((sum, { size }) => sum + size, 0);
    let { x } = area;
    return line.flatMap((item) => {
      const width = (area.width * item.size) / Math.max(columns, 12);
      const cell = { x, y: area.y + index * height, width, height };
      x += width;
      return cellsOf(item, within(cell));
    });
  });
}

/** Rows of blocks side by side in twelve columns. */
function linesOf(items: readonly CopiedBlock[]): readonly (readonly CopiedBlock[])[] {
  return items.reduce<readonly (readonly CopiedBlock[])[]>((lines, item) => {
    const last = lines.at(-1) ?? [];
    const used = last.reduce((sum, { size }) => sum + size, 0);
    if (last.length === 0 || used + item.size > 12) return [...lines, [item]];
    return [...lines.slice(0, -1), [...last, item]];
  }, []);
}

function within({ x, y, width, height }: Area): Area {
  const [insetX, insetY] = [Math.min(1.5, width / 6), Math.min(1.5, height / 6)];
  return {
    ...{ x: x + insetX, y: y + insetY },
    ...{ width: width - 2 * insetX, height: height - 2 * insetY },
  };
}

function pathOf({ x, y, width, height }: Area): string {
  const [left, top, along, down] = [x, y, width, height].map((one) => Math.round(one * 10) / 10);
  return `M${String(left)} ${String(top)}h${String(along)}v${String(down)}h-${String(along)}z`;
}
