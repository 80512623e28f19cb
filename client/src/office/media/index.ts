export { PictureInput } from './PictureInput.js';
