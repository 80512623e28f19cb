export { MockupPreview } from './MockupPreview.js';
export { createFromDesign, fetchProducts } from './products.api.js';
export { StateMark } from './StateMark.js';
export { DesignTiles, GarmentTiles } from './Tiles.js';
export { useChoices, useProducts } from './list/useProducts.js';
