import type { Product } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';

/** Editable part of a product, as initial values of the form. */
export function formOf(product: Product): ProductForm {
  return {
    ...detailsOf(product),
    ...pricesOf(product),
    ...flagsOf(product),
    colours: product.colours.map(({ name, hex, sizes, images }) => ({
      name,
      hex,
      sizes: sizes.map((size) => ({ ...size })),
      images: images.map(({ id, original, altText }) => ({ id, original, altText })),
    })),
    collections: [...product.collections],
    tags: [...product.tags],
    metaKeywords: [...product.metaKeywords],
    crossSellProducts: [...product.crossSellProducts],
    bundleItems: product.bundleItems.map((item) => ({ ...item })),
  };
}

function detailsOf(product: Product) {
  const { name, sku, urlName, description, type, gender, metaTitle, metaDescription } = product;
  const { position, defaultColour, crossSellDesign } = product;
  return {
    ...{ name, sku, urlName, description, type, gender, metaTitle, metaDescription },
    ...{ position, defaultColour, crossSellDesign },
  };
}

function pricesOf({ price, salePrice, vatRate, baseCost, baseCostWhite }: Product) {
  return { price, salePrice, vatRate, baseCost, baseCostWhite };
}

function flagsOf(product: Product) {
  const { enabled, isBundle, customiseIt, enableAddToCart, isEditableInStudio } = product;
  const { magicModelsEnabled, personalizable, sizeChartId, includeInProductFeed } = product;
  return {
    ...{ enabled, isBundle, customiseIt, enableAddToCart, isEditableInStudio },
    ...{ magicModelsEnabled, personalizable, sizeChartId, includeInProductFeed },
    approvalNote: product.approvalNote ?? '',
  };
}
