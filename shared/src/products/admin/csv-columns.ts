/** Columns of a product file, for export and import, with a description for the import screen. */
export const CSV_COLUMNS = {
  uuid: 'ID of the product to change. Leave blank to find it by its address or to create it',
  url_name: 'Address of the product; created from the name if blank',
  name: 'Required',
  sku: 'SKU of the product as a whole',
  description: 'Text',
  type: 'A garment, bundle or a custom type',
  gender: 'unisex, mens, womens or kids',
  price: 'For example 24.00, including tax; required',
  sale_price: 'Below the price, or blank',
  vat_rate: '1 standard, 0 zero-rated',
  base_cost: 'For example 8.50, or blank',
  base_cost_white: 'Cost on white fabric',
  enabled: 'yes or no',
  collections: 'Addresses of collections, separated by |',
  tags: 'Separated by |',
  garment: 'Garment shown by our mock-ups',
  design_front: 'One of our designs, or the UUID of an image in the media library',
  design_back: 'As for design_front',
  colours: 'Navy #1f2c47: S, M, !L | White: S, M; ! marks sizes that are not available',
  default_colour: 'Colour shown first',
  meta_title: 'For search engines',
  meta_description: 'For search engines',
  meta_keywords: 'Separated by |',
  position: 'Position in grids, ascending',
  size_chart: 'Number of a size chart, or blank',
  cross_sell_products: 'UUIDs or IDs, separated by |',
  in_product_feed: 'yes or no',
  add_to_cart: 'yes or no',
} as const;
export type CsvColumn = keyof typeof CSV_COLUMNS;

/** Maximum number of products per file. */
export const importLimitRows = 5_000;
