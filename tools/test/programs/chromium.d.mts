/** Returns the path of a browser; undefined if none can be found or installed. */
export function findChromium(): Promise<string | undefined>;
