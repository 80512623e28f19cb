export { PaymentGateway } from './payment-gateway.port.js';
export { Payments } from './payments.service.js';
export { PaymentsModule } from './payments.module.js';
export { sandboxSecret, secretHeader } from './sandbox/protocol.js';
