import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { checkFile, fetchImport, runImport } from '../products.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Polling interval of a running import, in milliseconds. */
const pollIntervalMs = 700;

/** State of an uploaded file: its dry run and its import. */
export function useImport(uuid: string | undefined, onUuid: (uuid: string) => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const found = useQuery({
    queryKey: ['product-import', uuid],
    queryFn: () => fetchImport(uuid ?? ''),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollIntervalMs : false),
  });
  const check = useMutation({
    mutationFn: checkFile,
    onSuccess: (checked) => {
      client.setQueryData(['product-import', checked.uuid], checked);
      onUuid(checked.uuid);
    },
  });
  const run = useMutation({
    mutationFn: runImport,
    onSuccess: (running) => {
      client.setQueryData(['product-import', running.uuid], running);
    },
    onError: (error) => {
      notify(error.message);
    },
  });
  const status = found.data?.status;
  useEffect(() => {
    if (status === 'done') void client.invalidateQueries({ queryKey: ['products'] });
  }, [client, status]);
  return { found, check, run };
}
