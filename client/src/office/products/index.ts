export { designPicture, garmentPicture, MockupPreview } from './MockupPreview.js';
export { createFromDesign, fetchProducts } from './products.api.js';
export { QueuedPicture } from './panels/QueuedPicture.js';
export { StateMark } from './StateMark.js';
export { useChoices, useProducts } from './list/useProducts.js';
