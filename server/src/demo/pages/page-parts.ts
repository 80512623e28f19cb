import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { DesignName } from '@selvedge/shared/catalogue/garments/designs';
import { mockupPath, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { allProductsLink } from '@selvedge/shared/links/links';
import type { WireBlock, WireProperties } from '@selvedge/shared/blocks/model/wire';

/** Demo page, as an owner would create it in the editor. */
export interface DemoPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly ogImage?: string;
  readonly blocks: readonly WireBlock[];
}

type Values = Readonly<Record<string, Json>>;

export interface Action {
  readonly text: string;
  readonly href: string;
  readonly primary?: boolean;
  readonly icon?: string;
}

/** Style of full-width banners, in the heading font of the theme. */
const bannerLooks = {
  font: '#{heading.1.font}',
  contentWidth: '100%',
  horizontalAlignment: 'left',
  fullWidth: true,
};

/** Style of a home page's hero, whose text is beside the goods of its scene. */
export const besideGoods = {
  // A tablet, with its text below, crops the quiet side.
  focalPoint: { x: 1, y: 0.5 },
  contentWidth: '35%',
  overlayOpacity: 0.1,
  titleColor: '#ffffff',
  copyColor: '#ffffff',
  ratio: 0.47,
  minHeight: '520px',
  minHeightSmall: '84vh',
  verticalAlignment: 'bottom',
  buttonSize: 'large',
};

/** Gap between grid tiles, equal to the gap between product cards. */
export const tileGaps = { spacing: '#{grid.column.gap}', spacingXs: '16px' };

export function propertiesOf(values: Values): WireProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** Creates a block. `id` is the target of a link on the page, such as `#b-40`. */
function block(
  template: string,
  values: Values,
  more: {
    readonly items?: readonly WireBlock[];
    readonly size?: number;
    readonly id?: number;
  } = {},
): WireBlock {
  const { items = [], size = 12, id } = more;
  return {
    ...(id !== undefined && { id }),
    type: template,
    published: 1,
    size: { x: size, y: 0 },
    items: items.map((item, order) => ({ ...item, order })),
    properties: propertiesOf({ template, ...values }),
  };
}

export function banner(values: Values, actions: readonly Action[], size = 12): WireBlock {
  return block(
    'banner',
    { ...bannerLooks, actions: actions.map((action) => ({ ...action })), ...values },
    { size },
  );
}

export function textBlock(html: string, values: Values = {}, size = 12): WireBlock {
  return block('text', { html, ...values }, { size });
}

export function picture(src: string, alt: string, values: Values = {}, size = 12): WireBlock {
  return block('image', { src, alt, ...values }, { size });
}

export function button(text: string, href: string, values: Values = {}, size = 12): WireBlock {
  return block('button', { text, href, ...values }, { size });
}

export function row(items: readonly WireBlock[], values: Values = {}, size = 12): WireBlock {
  return block('row', values, { items, size });
}

export function grid(values: Values, items: readonly WireBlock[] = []): WireBlock {
  return block('grid', values, { items });
}

export function products(values: Values, id?: number): WireBlock {
  return block('productList', values, id === undefined ? {} : { id });
}

/** Button of a product list that leads to the others. */
export function viewAll(href = allProductsLink): readonly Json[] {
  return [{ text: 'View all', href, primary: false }];
}

export function quote(text: string, author: string, values: Values = {}): WireBlock {
  return block('quote', { text, author, ...values });
}

export function space(height: number): WireBlock {
  return block('spacer', { height });
}

export function newsletter(title: string, copy: string, values: Values = {}): WireBlock {
  const actions = [{ text: 'Subscribe', primary: true }];
  return block('newsletterSubscribe', {
    title,
    copy,
    mailingList: 1,
    primaryActions: actions,
    ...values,
  });
}

/** Path of a product mock-up. */
export function mockup(
  garment: GarmentName,
  colour: GarmentColourName,
  design: DesignName,
): string {
  return mockupPath({ garment, side: 'front', hex: hexOf(colour), design });
}
