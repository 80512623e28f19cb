import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { useNavigate } from '@tanstack/react-router';

type Data = DashboardNotification['data'];

/** NTF-006: what an address in braces runs; undefined for what none answers to. */
export function useHandlers(): (href: string) => ((data: Data) => void) | undefined {
  const navigate = useNavigate();
  const order = ({ orderId }: Data) =>
    typeof orderId === 'number'
      ? navigate({ to: '/orders/$id', params: { id: String(orderId) } })
      : navigate({ to: '/orders' });
  const handlers: Readonly<Record<string, (data: Data) => void>> = {
    '{order}': (data) => void order(data),
    '{orders}': () => void navigate({ to: '/orders' }),
    '{pages}': () => void navigate({ to: '/pages' }),
    '{products}': () => void navigate({ to: '/products' }),
    '{team}': () => void navigate({ to: '/team' }),
  };
  return (href) => handlers[href];
}
