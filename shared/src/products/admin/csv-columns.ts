/** The columns of a product file, as export writes and import reads them, with what they hold. */
export const CSV_COLUMNS = {
  uuid: 'Of the product to change, or its number; empty to find it by its address or to create it',
  url_name: 'Its address; made of the name when empty',
  name: 'Required',
  sku: 'Of the product as a whole',
  description: 'Text',
  type: 'A garment, bundle or a word of your own',
  gender: 'unisex, mens, womens or kids',
  price: 'Like 24.00, including tax; required',
  sale_price: 'Below the price, or empty',
  vat_rate: '1 standard, 0 zero-rated',
  base_cost: 'Like 8.50, or empty',
  base_cost_white: 'On white fabric',
  enabled: 'yes or no',
  collections: 'Addresses of collections, divided by |',
  tags: 'Divided by |',
  garment: 'What our mock-ups show',
  design_front: 'One of our designs or a picture of the media library by its uuid',
  design_back: 'Likewise',
  colours: 'Navy #1f2c47: S, M, !L | White: S, M; with ! what is not to be had',
  default_colour: 'The colour that is shown first',
  meta_title: 'For search engines',
  meta_description: 'For search engines',
  meta_keywords: 'Divided by |',
  position: 'Its place in grids, ascending',
  size_chart: 'Number of a size chart, or empty',
  cross_sell_products: 'Uuids or numbers, divided by |',
  in_product_feed: 'yes or no',
  add_to_cart: 'yes or no',
} as const;
export type CsvColumn = keyof typeof CSV_COLUMNS;

/** A file with more products is refused. */
export const importLimitRows = 5_000;
