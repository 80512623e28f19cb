import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import {
  EventLogRegistry,
  project,
  projectAsync,
} from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { ImagesModule } from '../images/index.js';
import { AtlasOrdersController } from './board/atlas-orders.controller.js';
import { OrderCountsEntity } from './read-model/order-counts.entity.js';
import { orderCounts } from './read-model/order-counts.projection.js';
import { OrderDirectoryEntity } from './read-model/order-directory.entity.js';
import { orderDirectory } from './read-model/order-directory.projection.js';
import { OrderEntity } from './read-model/order.entity.js';
import { orderEventTypes } from './aggregate/order.events.js';
import { OrderExport } from './export/order-export.service.js';
import { OrderFilesController } from './export/order-files.controller.js';
import { OrderHistories } from './history/order-history.service.js';
import { OrderBuyers } from './buyer/order-buyers.service.js';
import { Receipts } from './buyer/receipts.service.js';
import { OrderContextReader } from './answers/order-context.service.js';
import { OrderReader } from './answers/order-reader.service.js';
import { atlasOrders, divisionOrders, orderByHash } from './board/orders.topic.js';
import { NotifiedOrders } from './board/notified-orders.service.js';
import { OrderLedgers } from './ledger/order-ledgers.service.js';
import { LabelQueueQueries } from './labels/label-queue.queries.js';
import { LabelQueues } from './labels/label-queues.service.js';
import { LabelPictures } from './labels/label-pictures.service.js';
import { LabelSheets } from './labels/label-sheets.service.js';
import { LabelWork } from './labels/label-work.service.js';
import { LabelsController } from './labels/labels.controller.js';
import { PigeonholesController } from './pigeonholes/pigeonholes.controller.js';
import { PigeonholesQueries } from './pigeonholes/pigeonholes.queries.js';
import { SlotsController } from './pigeonholes/slots.controller.js';
import { Slots } from './pigeonholes/slots.service.js';
import { Sorting } from './pigeonholes/sorting.service.js';
import { ChildOrdersController } from './children/child-orders.controller.js';
import { ChildOrders } from './children/child-orders.service.js';
import { ParentPlacings } from './children/parent-placings.service.js';
import { OrderNotesController } from './notes/order-notes.controller.js';
import { OrderNotes } from './notes/order-notes.service.js';
import { RefundOrdersReader } from './refunds/refund-orders.service.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { OrderCommands } from './order-commands.service.js';
import { OrdersController } from './orders.controller.js';
import { orders } from './read-model/orders.projection.js';
import { OrdersQueries } from './read-model/orders.queries.js';
import { ShownOrders } from './board/shown-orders.service.js';
import { PersonErasure } from './board/person-erasure.service.js';
import { StaffNames } from './read-model/staff-names.queries.js';
import { PersonOrders } from './read-model/person-orders.queries.js';
import { OrderWork } from './board/order-work.service.js';
import { OrderWorkController } from './board/order-work.controller.js';
import { SalesQueries } from './sales/sales.queries.js';
import { Sales } from './sales/sales.service.js';
import { OrderViewsController } from './views/order-views.controller.js';
import { OrderViewsQueries } from './views/order-views.queries.js';
import { OwnOrderViews } from './views/order-views.service.js';
import { OrderLister } from './lists/order-lister.service.js';
import { OrderLists } from './read-model/order-lists.queries.js';
import { OrderStoresController } from './lists/order-stores.controller.js';
import { OrderStores } from './lists/order-stores.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([OrderEntity, OrderDirectoryEntity, OrderCountsEntity]),
    ImagesModule,
  ],
  controllers: [
    // Must come before routes whose last segment is an order id.
    OrderFilesController,
    OrderStoresController,
    OrdersController,
    AtlasOrdersController,
    OrderWorkController,
    LabelsController,
    PigeonholesController,
    SlotsController,
    TrackingController,
    OrderNotesController,
    RefundsController,
    ChildOrdersController,
    OrderViewsController,
  ],
  providers: [
    OrdersQueries,
    OrderBuyers,
    Receipts,
    OrderReader,
    OrderHistories,
    OrderLedgers,
    RefundOrdersReader,
    OrderContextReader,
    StaffNames,
    OrderCommands,
    OrderWork,
    ChildOrders,
    ParentPlacings,
    LabelWork,
    LabelSheets,
    LabelPictures,
    LabelQueues,
    LabelQueueQueries,
    Sorting,
    PigeonholesQueries,
    Slots,
    OrderLists,
    OrderLister,
    OrderStores,
    NotifiedOrders,
    ShownOrders,
    OrderViewsQueries,
    OwnOrderViews,
    OrderExport,
    Sales,
    SalesQueries,
    PersonErasure,
    PersonOrders,
    OrderNotes,
  ],
  exports: [
    OrdersQueries,
    Receipts,
    OrderBuyers,
    PersonOrders,
    PersonErasure,
    OwnOrderViews,
    OrderNotes,
    OrderReader,
    OrderLedgers,
    OrderCommands,
    RefundOrdersReader,
    StaffNames,
  ],
})
export class OrdersModule {
  constructor(
    registry: EventLogRegistry,
    topics: LiveTopics,
    notified: NotifiedOrders,
    shown: ShownOrders,
  ) {
    registry.register({
      eventTypes: orderEventTypes,
      inline: [project(orders, OrderEntity), project(orderDirectory, OrderDirectoryEntity)],
      async: [projectAsync(orderCounts, OrderCountsEntity)],
      broadcasts: [shown.broadcast],
    });
    topics.register(atlasOrders(notified.staff));
    topics.register(divisionOrders(notified.staff));
    topics.register(orderByHash(notified.placeOf));
  }
}
