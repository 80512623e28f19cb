const hostPath = /^\/(?![/\\])\S*$/;

/** Whether an address is a path on this host and cannot lead to another. */
export function isHostPath(address: string): boolean {
  return address.length <= 512 && hostPath.test(address);
}
