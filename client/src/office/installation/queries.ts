export const queryKey = ['installation'] as const;
export const failuresKey = ['installation', 'failures'] as const;
