import type { Product, ProductColour, ProductImage } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import type { ProductFormColour } from '@selvedge/shared/products/admin/form/colours/contract';

import type { ProductDraft } from '../product.commands.js';

/** Applies form values to a product; everything else stays. */
export function filledIn(product: ProductDraft, form: ProductForm): ProductDraft {
  const { metaKeywords, collections, tags, crossSellProducts } = form;
  return {
    ...withNote(product, form.approvalNote),
    ...namesOf(form),
    ...pricesOf(form),
    ...behaviourOf(form),
    metaKeywords: [...metaKeywords],
    collections: [...collections],
    tags: [...tags],
    crossSellProducts: [...crossSellProducts],
    crossSellDesign: form.crossSellDesign,
    includeInProductFeed: form.includeInProductFeed,
    colours: form.colours.map(colourOf),
    defaultColour: form.defaultColour,
  };
}

/** Removes the values that the catalogue assigns. */
export function draftOf({ id: _id, division: _division, ...draft }: Product): ProductDraft {
  return draft;
}

/** Replaces the note of the owner; removes it if it is empty, and keeps it if none was sent. */
function withNote(product: ProductDraft, note: string | undefined): ProductDraft {
  if (note === undefined) return product;
  const { approvalNote: _, ...rest } = product;
  return note === '' ? rest : { ...rest, approvalNote: note };
}

function namesOf(form: ProductForm) {
  const { name, sku, urlName, description, type, gender, metaTitle, metaDescription } = form;
  return {
    ...{ name, sku, urlName, description, type, gender, metaTitle, metaDescription },
    position: form.position,
  };
}

function pricesOf({ price, salePrice, vatRate, baseCost, baseCostWhite }: ProductForm) {
  return { price, salePrice, vatRate, baseCost, baseCostWhite };
}

function behaviourOf(form: ProductForm) {
  const { enabled, isBundle, customiseIt, enableAddToCart, isEditableInStudio } = form;
  const { magicModelsEnabled, personalizable, sizeChartId, bundleItems } = form;
  return {
    ...{ enabled, isBundle, customiseIt, enableAddToCart, isEditableInStudio },
    ...{ magicModelsEnabled, personalizable, sizeChartId },
    bundleItems: bundleItems.map(({ product, quantity }) => ({ product, quantity })),
  };
}

/** The order of the images becomes their position. */
function colourOf({ name, hex, sizes, images }: ProductFormColour): ProductColour {
  return {
    name,
    hex,
    sizes: sizes.map((size) => ({ name: size.name, sku: size.sku, available: size.available })),
    images: images.map(({ id, original, altText }, position): ProductImage => {
      return { id, original, altText, position, color: name };
    }),
  };
}
