const hostPath = /^\/(?![/\\])\S*$/;

/** Whether an address is a path of this very host, and leads nowhere else. */
export function isHostPath(address: string): boolean {
  return address.length <= 512 && hostPath.test(address);
}
