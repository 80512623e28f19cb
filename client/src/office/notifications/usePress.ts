import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import {
  hrefOf,
  type NotificationHandler,
  type NotificationHref,
} from '@selvedge/shared/notifications/notification';
import { useNavigate } from '@tanstack/react-router';

import { useSession } from '../accounts/index.js';
import { useTouch, type Deed } from './useNotifications.js';

type Data = DashboardNotification['data'];

/** NTF-006: what an address in braces runs. */
function useHandlers(): Readonly<Record<NotificationHandler, (data: Data) => unknown>> {
  const navigate = useNavigate();
  const { context } = useSession();
  const orders = () => navigate({ to: '/orders' });
  const pages = () => navigate({ to: '/pages' });
  return {
    order: ({ orderId, related }) => {
      const id = idIn(orderId) ?? idIn(related);
      return id !== undefined ? navigate({ to: '/orders/$id', params: { id } }) : orders();
    },
    orders,
    page: ({ related }) => {
      const id = idIn(related);
      if (id === undefined) return pages();
      location.assign(`/dashboard/pages/${id}/edit`);
      return undefined;
    },
    pages,
    products: () => navigate({ to: '/products' }),
    team: () => navigate({ to: context === 'atlas' ? '/staff' : '/team' }),
  };
}

/** `17`, or `#17` as people write it. */
function idIn(value: Data[string] | undefined): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^#?(\d{1,10})$/.exec(text)?.[1];
}

/** What pressing a notification does; whether the person is led elsewhere by it. */
export function usePress(): (pressed: DashboardNotification) => boolean {
  const touch = useTouch();
  const handlers = useHandlers();
  return (of) => {
    const href = hrefOf(of.href ?? '');
    touch.mutate({ what: deedOf(href, of), of });
    if (href?.kind === 'handler') handlers[href.handler](of.data);
    if (href?.kind === 'link') location.assign(href.path);
    return href?.kind === 'handler' || href?.kind === 'link';
  };
}

function deedOf(href: NotificationHref | undefined, { position }: DashboardNotification): Deed {
  if (href?.kind === 'post') return 'run';
  // NTF-007.
  return href === undefined && position !== 'header' ? 'put aside' : 'open';
}
