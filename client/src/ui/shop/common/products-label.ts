/** "1 product", "12 products". */
export function productsLabel(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
