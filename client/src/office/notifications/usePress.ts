import type {
  DashboardNotification,
  RunNotification,
} from '@selvedge/shared/notifications/contract';
import {
  hrefOf,
  type NotificationHandler,
  type NotificationHref,
} from '@selvedge/shared/notifications/notification';
import { useNavigate } from '@tanstack/react-router';

import { useSession } from '../accounts/index.js';
import { useTouch, type Action } from './useNotifications.js';

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

/** What of a notification is pressed: an action and what was filled in, or the notification itself. */
export interface Pressed extends RunNotification {
  readonly href: string | null;
  readonly forcePro?: boolean;
}

/** What pressing a notification or one of its actions does; whether the person is led elsewhere by it. */
export function usePress(): (of: DashboardNotification, pressed?: Pressed) => boolean {
  const touch = useTouch();
  const handlers = useHandlers();
  const { store } = useSession();
  const lacksPro = store.active?.pro === false;
  return (of, { href: address, forcePro, ...pressed } = { href: of.href }) => {
    // NTF-010.
    if (forcePro && lacksPro) return leave('/teemill-plans/');
    const href = hrefOf(address ?? '');
    touch.mutate({ what: actionOf(href, of), of, pressed });
    switch (href?.kind) {
      case 'link':
        return leave(href.path);
      case 'handler':
        handlers[href.handler](of.data);
        return true;
      case 'post':
      case undefined:
        return false;
    }
  };
}

function leave(path: string): true {
  location.assign(path);
  return true;
}

function actionOf(href: NotificationHref | undefined, { position }: DashboardNotification): Action {
  if (href?.kind === 'post') return 'run';
  // NTF-007.
  return href === undefined && position !== 'header' ? 'put aside' : 'open';
}
