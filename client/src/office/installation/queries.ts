/** Of what the server says about the installation. */
export const queryKey = ['installation'] as const;
/** Of what was set aside. */
export const failuresKey = ['installation', 'failures'] as const;
