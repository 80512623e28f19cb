export { ImageImportsReader, type OwnPicture } from './image-import.queries.js';
export { ImageImports } from './image-imports.service.js';
export { ImageImportModule } from './image-import.module.js';
export { addressOfSource, keyOfSource } from './external-source.js';
export { imageImportTag } from './image-import.tags.js';
