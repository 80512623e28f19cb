export { ImagePrewarmModule } from './image-prewarm.module.js';
