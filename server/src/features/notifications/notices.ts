import { formatMoney } from '@selvedge/shared/money';
import type {
  NotificationContent,
  NotificationManner,
} from '@selvedge/shared/notifications/notification';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';
import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';

import type { CommentThreadEvent } from '../page-comments/index.js';
import type { PermissionRequestEvent } from '../permission-requests/index.js';
import type { OrderEvent } from '../orders/index.js';
import type { ProductEvent } from '../products/index.js';
import type { OutgoingNotification } from './notification-sender.service.js';

/** Content and presentation of a notification, without its recipients. */
export type Notice = Pick<OutgoingNotification, 'content' | 'manner'>;

/** Events that cause notifications. */
export type NewsEvent = OrderEvent | PermissionRequestEvent | CommentThreadEvent | ProductEvent;
type Of<Type extends NewsEvent['type']> = Extract<NewsEvent, { readonly type: Type }>;

const plain = {
  ...{ image: null, href: null, form: null, actions: [], footerAction: null },
} satisfies Partial<NotificationContent>;

/** Shown in the header bar; a later notification with the same tag replaces it. */
function inBar(tag: string): NotificationManner {
  return {
    ...{ position: 'header', template: 'Simple', dismissAction: 'remove', tag },
    ...{ replacePrevious: true, mergable: false },
  };
}

/**
 * Omits the shopper's name: it is personal data that would remain in other people's notifications
 * after an erasure.
 */
export function orderPlacedNotice({ orderId, items, totals, ...order }: Of<'OrderPlaced'>): Notice {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = formatMoney({ amount: totals.total, currency: totals.currency });
  return {
    content: {
      ...plain,
      title: `New ${isOpenQuote(order) ? 'quote' : 'order'} ${String(orderId)}`,
      body: `${pieces === 1 ? '1 piece' : `${String(pieces)} pieces`} for ${amount}`,
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`order-${String(orderId)}`),
  };
}

export function paymentDeclinedNotice({ orderId }: Of<'PaymentAttemptDeclined'>): Notice {
  return {
    content: {
      ...plain,
      title: `The payment of order ${String(orderId)} failed`,
      body: 'The shopper can try again from their order.',
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`order-${String(orderId)}`),
  };
}

/** Informs staff about a payment that is not owed, so that they can refund it. */
export function refundDueNotice({ orderId, amount, currency }: Of<'RefundDue'>): Notice {
  return {
    content: {
      ...plain,
      title: `A refund is due on order ${String(orderId)}`,
      body: `${formatMoney({ amount, currency })} was received that is not owed.`,
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`refund-${String(orderId)}`),
  };
}

/** Informs staff about a refund that the provider refused. */
export function refundFailedNotice({ orderId, amount, currency }: Of<'RefundFailed'>): Notice {
  return {
    content: {
      ...plain,
      title: `A refund of order ${String(orderId)} failed`,
      body: `${formatMoney({ amount, currency })} was not refunded. Open the order to try again.`,
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`refund-failed-${String(orderId)}`),
  };
}

/** Notifies staff about an order that became urgent. */
export function orderUrgentNotice({ orderId }: Of<'OrderPrioritySet'>): Notice {
  return {
    content: {
      ...plain,
      title: `Order ${String(orderId)} is urgent now`,
      body: '',
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`urgent-${String(orderId)}`),
  };
}

/** Shows neither the requester nor the reason (decision 0028); the team page shows both. */
export function permissionRequestedNotice({
  permissions,
  requestId,
}: Of<'PermissionRequested'>): Notice {
  return {
    content: {
      ...plain,
      title: 'Permission requested',
      body: permissions.map((one) => `“${permissionTitle(one)}”`).join(', '),
      href: '{team}',
      data: { requestId },
    },
    manner: inBar(`permission-request-${requestId}`),
  };
}

/**
 * Links to the list of comments, because the event does not contain the position of the comment.
 */
export function mentionNotice({ threadId }: Of<'CommentMentioned'>): Notice {
  return {
    content: {
      ...plain,
      title: 'A comment mentions you',
      body: '',
      href: '/dashboard/comments',
      data: { threadId },
    },
    manner: inBar(`comment-thread-${threadId}`),
  };
}

/** The page of the product shows the reason. */
export function productDeniedNotice({ product: { uuid, name } }: Of<'ProductSaved'>): Notice {
  return {
    content: {
      ...plain,
      title: `Product denied: ${name}`,
      body: 'Shoppers cannot see or buy it. Read the reason, and ask for another check.',
      href: `/dashboard/products/${uuid}`,
      data: { product: uuid },
    },
    manner: inBar(`product-denied-${uuid}`),
  };
}
