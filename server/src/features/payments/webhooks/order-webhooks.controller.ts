import { Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import type { OrderWebhook } from '@selvedge/shared/payments/order-webhook';

import { Can } from '../../../platform/authorization/can.guard.js';
import { OrderIdPipe } from '../../orders/index.js';
import { PaymentWebhooks } from './payment-webhooks.service.js';

/** Webhooks of an order's payments, for staff. */
@Controller('omnis/v3/atlas/orders')
export class OrderWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooks) {}

  @Get(':orderId/webhooks')
  @Can('orders.view-all')
  list(@Param('orderId', OrderIdPipe) orderId: number): Promise<readonly OrderWebhook[]> {
    return this.webhooks.ofOrder(orderId);
  }

  /** Fetches the state of the webhook's payment again. */
  @Post(':orderId/webhooks/:webhookId/replay')
  @HttpCode(HttpStatus.OK)
  @Can('orders.confirm-refund')
  replay(
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('webhookId') webhookId: string,
  ): Promise<readonly OrderWebhook[]> {
    return this.webhooks.replay(orderId, webhookId);
  }
}
