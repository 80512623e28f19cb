/** Returns milliseconds on a clock shared by all processes of this machine. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
