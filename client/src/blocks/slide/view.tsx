export { View } from '../banner/view.js';
