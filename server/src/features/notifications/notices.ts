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
import type { OutgoingNotification } from './notification-sender.service.js';

/** What a notification says, and how; to whom is another matter. */
export type Notice = Pick<OutgoingNotification, 'content' | 'manner'>;

/** What people are told of, where it concerns them. */
export type NewsEvent = OrderEvent | PermissionRequestEvent | CommentThreadEvent;
type Of<Type extends NewsEvent['type']> = Extract<NewsEvent, { readonly type: Type }>;

const plain = {
  ...{ image: null, href: null, form: null, actions: [], footerAction: null },
} satisfies Partial<NotificationContent>;

/** It stands in the bar, and what is said of the same later takes its place. */
function inBar(tag: string): NotificationManner {
  return {
    ...{ position: 'header', template: 'Simple', dismissAction: 'remove', tag },
    ...{ replacePrevious: true, mergable: false },
  };
}

/** Never who ordered: that is theirs, and would stay with somebody else when they are forgotten. */
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

/** For staff: money came in that nothing is owed for. Whoever says that it went back has to know of it. */
export function refundDueNotice({ orderId, amount, currency }: Of<'RefundDue'>): Notice {
  return {
    content: {
      ...plain,
      title: `A refund is due on order ${String(orderId)}`,
      body: `${formatMoney({ amount, currency })} came in that nothing is owed for.`,
      href: '{order}',
      data: { orderId },
    },
    manner: inBar(`refund-${String(orderId)}`),
  };
}

/** For staff. */
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

/** Neither who asks nor why (0028): that is shown where it is answered. */
export function permissionRequestedNotice({
  permissions,
  requestId,
}: Of<'PermissionRequested'>): Notice {
  return {
    content: {
      ...plain,
      title: 'Somebody asks for a permission',
      body: permissions.map((one) => `“${permissionTitle(one)}”`).join(', '),
      href: '{team}',
      data: { requestId },
    },
    manner: inBar(`permission-request-${requestId}`),
  };
}

/** Where it was is known to the page's comments alone: the list of them shows what is new. */
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
