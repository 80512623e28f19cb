import { collectionScreen } from '@selvedge/shared/catalogue/collection.screen';

import { CollectionPage } from './collection/CollectionPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(collectionScreen, CollectionPage);
