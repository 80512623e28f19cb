/** Gaussian blur by three box blurs; returns a new field. */
export function blurred(field, width, height, sigma) {
  const radius = Math.max(1, Math.round(sigma * 0.94));
  let from = Float32Array.from(field);
  let to = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(from, to, { count: height, length: width, step: 1, next: width, radius });
    boxBlur(to, from, { count: width, length: height, step: width, next: 1, radius });
  }
  to = from;
  return to;
}

function boxBlur(from, to, { count, length, step, next, radius }) {
  const size = 2 * radius + 1;
  for (let line = 0; line < count; line++) {
    const start = line * next;
    const at = (k) => from[start + Math.min(length - 1, Math.max(0, k)) * step];
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += at(k);
    for (let k = 0; k < length; k++) {
      to[start + k * step] = sum / size;
      sum += at(k + radius + 1) - at(k - radius);
    }
  }
}
