/** Longest side of a served image, in pixels. */
export const maxImageSide = 4096;

/** Rendering is aborted after this time, in seconds. */
export const imageRenderSeconds = 20;

/** Images rendered in parallel, and queue length before requests are refused with Retry-After. */
export const imageRenders = { atOnce: 2, waiting: 256 } as const;

/** Limits of the separate queue for quick SVG drawings. A large one leaves a slot for the others. */
export const drawingRenders = { atOnce: 2, waiting: 64 } as const;

/** Disk space for renditions in bytes; the least recently used are evicted first. */
export const imageCacheBytes = 1024 ** 3;

/** Browser cache time of images whose URL does not change with their content, in seconds. */
export const imageFreshSeconds = 86_400;
