/** Of a banner whose owner chose none. */
export const christmasColours = { background: '#7a1f2b', text: '#ffffff' } as const;
