/** IMG-010: neither side of a served picture is longer, in pixels. */
export const maxImageSide = 4096;

/** A picture that takes longer than this to make is given up, in seconds. */
export const imageRenderSeconds = 20;

/** How many pictures are made at a time, and how many more wait before a call is told to come back. */
export const imageRenders = { atOnce: 2, waiting: 256 } as const;

/** The same for drawings, which have a queue of their own. */
export const drawingRenders = { atOnce: 1, waiting: 64 } as const;

/** What renditions may take on disk, in bytes; those that nobody asked for longest go first. */
export const imageCacheBytes = 1024 ** 3;

/** How long browsers keep a picture whose address does not change with it, in seconds. */
export const imageFreshSeconds = 86_400;
