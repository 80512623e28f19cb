import { Module } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import { isTestMode } from '../../platform/config/payment-mode.js';
import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { OrdersModule } from '../orders/index.js';
import { StoresModule } from '../stores/index.js';
import { NoGateway } from './no-gateway.adapter.js';
import { PaymentGateway } from './payment-gateway.port.js';
import { PaymentRecovery } from './payment-recovery.service.js';
import { PaymentRecoveryLoop, type Recovery } from './payment-recovery.processor.js';
import { Payments } from './payments.service.js';
import { OrderRefundsController } from './refunds/order-refunds.controller.js';
import { RefundMailer } from './refunds/refund-mail.reactor.js';
import { RefundRecovery } from './refunds/refund-recovery.service.js';
import { Refunds } from './refunds/refunds.service.js';
import { OrderWebhooksController } from './webhooks/order-webhooks.controller.js';
import { PaymentWebhooksController } from './webhooks/payment-webhooks.controller.js';
import { PaymentWebhooksProcessor } from './webhooks/payment-webhooks.processor.js';
import { PaymentWebhooks } from './webhooks/payment-webhooks.service.js';
import { Settlements } from './webhooks/settlements.service.js';
import { WebhooksQueries } from './webhooks/webhooks.queries.js';
import { SandboxGateway } from './sandbox-gateway.adapter.js';
import { sandboxSecret, webhookSecret } from './sandbox/protocol.js';
import { StripePayments } from './stripe/stripe-payments.queries.js';

async function gatewayOf(config: Config, stripePayments: StripePayments): Promise<PaymentGateway> {
  switch (config.PAYMENTS) {
    case 'none':
      return new NoGateway();
    case 'sandbox':
      return new SandboxGateway({
        url: config.SANDBOX_PAYMENTS_URL,
        publicUrl: config.SANDBOX_PAYMENTS_PUBLIC_URL,
        secret: sandboxSecret(config),
        webhookSecret: webhookSecret(config),
        isTestMode: isTestMode(config),
      });
    case 'stripe': {
      // Loaded on demand, because most starts do not need Stripe's library.
      const { StripeGateway } = await import('./stripe/stripe-gateway.adapter.js');
      return new StripeGateway(
        {
          url: config.STRIPE_API_URL,
          // `readConfig` requires them.
          secretKey: config.STRIPE_SECRET_KEY ?? '',
          publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
          isTestMode: isTestMode(config),
        },
        stripePayments,
      );
    }
  }
}

@Module({
  imports: [OrdersModule, StoresModule],
  controllers: [PaymentWebhooksController, OrderWebhooksController, OrderRefundsController],
  providers: [
    StripePayments,
    {
      provide: PaymentGateway,
      inject: [Config, StripePayments],
      useFactory: gatewayOf,
    },
    Payments,
    Settlements,
    PaymentWebhooks,
    PaymentWebhooksProcessor,
    WebhooksQueries,
    PaymentRecovery,
    Refunds,
    RefundRecovery,
    RefundMailer,
    {
      provide: PaymentRecoveryLoop,
      inject: [PaymentRecovery, RefundRecovery],
      useFactory: (...recoveries: Recovery[]) => new PaymentRecoveryLoop(recoveries),
    },
  ],
  exports: [Payments],
})
export class PaymentsModule {
  constructor(registry: EventLogRegistry, mailer: RefundMailer) {
    registry.register({ eventTypes: {}, reactors: [mailer] });
  }
}
