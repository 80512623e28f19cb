import type { MigrationInterface } from 'typeorm';

import { EventLog0000000000001 } from './0001-event-log.js';
import { StoresAndIdentity0000000000002 } from './0002-stores-and-identity.js';
import { Catalogue0000000000003 } from './0003-catalogue.js';
import { Baskets0000000000004 } from './0004-baskets.js';
import { Ordering0000000000005 } from './0005-ordering.js';
import { JobsAndMail0000000000006 } from './0006-jobs-and-mail.js';
import { CatalogueReads0000000000007 } from './0007-catalogue-reads.js';
import { Media0000000000008 } from './0008-media.js';
import { StoreGate0000000000009 } from './0009-store-gate.js';
import { ProductImports0000000000010 } from './0010-product-imports.js';
import { SearchAndFavourites0000000000011 } from './0011-search-and-favourites.js';
import { OutdatedProjections0000000000012 } from './0012-outdated-projections.js';
import { Pages0000000000013 } from './0013-pages.js';
import { AppendInColumns0000000000014 } from './0014-append-in-columns.js';
import { OrdersNamePieces0000000000015 } from './0015-orders-name-pieces.js';
import { HeadsWithMarks0000000000016 } from './0016-heads-with-marks.js';
import { OutsidePictures0000000000017 } from './0017-outside-pictures.js';

/**
 * Every migration, in the order in which it runs; forward only. File `NNNN-name.ts`, class with
 * `readonly name = 'SomeName' + the number in 13 digits`, by which TypeORM sorts and remembers it.
 */
export const migrations: readonly (new () => MigrationInterface)[] = [
  EventLog0000000000001,
  StoresAndIdentity0000000000002,
  Catalogue0000000000003,
  Baskets0000000000004,
  Ordering0000000000005,
  JobsAndMail0000000000006,
  CatalogueReads0000000000007,
  Media0000000000008,
  StoreGate0000000000009,
  ProductImports0000000000010,
  SearchAndFavourites0000000000011,
  OutdatedProjections0000000000012,
  Pages0000000000013,
  AppendInColumns0000000000014,
  OrdersNamePieces0000000000015,
  HeadsWithMarks0000000000016,
  OutsidePictures0000000000017,
];
