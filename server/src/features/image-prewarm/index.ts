export { PicturesAheadModule } from './pictures-ahead.module.js';
