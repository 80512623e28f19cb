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

/** Handlers of links in braces, such as `{orders}`. */
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

/** Returns the id in `17` or `#17`. */
function idIn(value: Data[string] | undefined): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^#?(\d{1,10})$/.exec(text)?.[1];
}

/** Pressed action with its form input, or the notification itself. */
export interface Pressed extends RunNotification {
  readonly href: string | null;
  readonly forcePro?: boolean;
}

/** Returns the function that handles a press. It returns whether it navigates to another screen. */
export function usePress(): (of: DashboardNotification, pressed?: Pressed) => boolean {
  const touch = useTouch();
  const handlers = useHandlers();
  const { store } = useSession();
  const lacksPro = store.active?.pro === false;
  return (of, { href: address, forcePro, ...pressed } = { href: of.href }) => {
    // Actions that require Pro lead to the plans.
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
  // A pop-up without a link moves to the bell list.
  return href === undefined && position !== 'header' ? 'put aside' : 'open';
}
