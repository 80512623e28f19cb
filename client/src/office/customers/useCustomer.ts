import type { CustomerFile, CustomerFileChanged } from '@selvedge/shared/customers/contract';
import { customersTopic } from '@selvedge/shared/customers/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchCustomer } from './customers.api.js';
import { watch } from '../../lib/live.js';

/** A customer, updated live when others change them. */
export function useCustomer(id: number) {
  const client = useQueryClient();
  const customer = useQuery({ queryKey: ['customer', id], queryFn: () => fetchCustomer(id) });
  const isThere = customer.data !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    const queryKey = ['customer', id];
    const ask = (): void => void client.invalidateQueries({ queryKey });
    const after = client.getQueryData<CustomerFile>(queryKey)?.cursor;
    const onEvent = ({ data }: { readonly data: unknown }): void => {
      // The topic carries no other events.
      if ((data as CustomerFileChanged).customerId === id) ask();
    };
    return watch(customersTopic, after, onEvent, ask);
  }, [client, id, isThere]);
  return customer;
}
