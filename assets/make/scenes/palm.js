/** Palm leaf as a path from foot to tip, with leaflets of at most `length` on both sides. */
export function frond({ foot, tip, bend, length, leaflets = 34 }) {
  const at = (t) =>
    [0, 1].map((k) => (1 - t) ** 2 * foot[k] + 2 * t * (1 - t) * bend[k] + t ** 2 * tip[k]);
  const paths = [];
  for (let k = 3; k <= leaflets; k++) {
    const t = k / leaflets;
    const [here, next] = [at(t), at(Math.min(1, t + 0.01))];
    const along = Math.atan2(next[1] - here[1], next[0] - here[0]) || 0;
    const reach = length * Math.sin(Math.PI * (0.12 + 0.83 * t)) ** 0.8;
    const spread = 1.05 - 0.6 * t;
    for (const side of [-1, 1]) {
      const unrest = 0.09 * Math.sin(k * 2.4 + side);
      paths.push(leaflet(here, along + side * (spread + unrest), reach, side));
    }
  }
  const stalk = `M${foot} Q${bend} ${tip}`;
  return `<path d="${paths.join('')}"/><path d="${stalk}" fill="none" stroke="#000" stroke-width="${length / 26}"/>`;
}

/** Narrow at its foot, drooping at its tip. */
function leaflet([x, y], angle, reach, side) {
  const wide = reach / 15;
  const point = (share, across) => {
    const droop = angle - side * 0.22 * share ** 2;
    return [
      x + Math.cos(droop) * reach * share - Math.sin(droop) * across,
      y + Math.sin(droop) * reach * share + Math.cos(droop) * across,
    ].map((value) => value.toFixed(1));
  };
  return `M${point(0, 0)}Q${point(0.4, wide)} ${point(1, 0)}Q${point(0.4, -wide)} ${point(0, 0)}Z`;
}
