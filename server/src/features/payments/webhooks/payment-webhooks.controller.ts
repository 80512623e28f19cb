import { Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { SignedCall } from '../../../platform/http/raw-body.js';
import { PaymentWebhooks } from './payment-webhooks.service.js';

/** Webhooks of the payment provider. */
@Controller('omnis/v3/payments/webhooks')
export class PaymentWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooks) {}

  /** Stores the webhook and answers at once. */
  @Post()
  @SignedCall()
  @HttpCode(HttpStatus.NO_CONTENT)
  async receive(@Req() { id, body, headers }: FastifyRequest): Promise<void> {
    const signature = headers[this.webhooks.signatureHeader];
    await this.webhooks.receive(textOf(body), textOf(signature), id);
  }
}

/** A missing body or signature is refused like a wrong one. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
