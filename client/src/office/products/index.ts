export { StateMark } from './StateMark.js';
export { useProducts } from './list/useProducts.js';
