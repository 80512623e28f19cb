export { MediaPicker } from './MediaPicker.js';
export { PictureInput } from './PictureInput.js';
