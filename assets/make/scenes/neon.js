import { noise } from '../rendering/noise.js';
import { laid } from './cloth.js';
import { fade, landscape, painted, portrait, smooth, svgLayer } from './ground.js';

const [pink, lime] = ['#ff3f9a', '#cdfb3c'];

const vest = { garment: 'vest-top', colour: 'Charcoal', design: 'alpine-night' };
const hoodie = { garment: 'hoodie', colour: 'Black', design: 'neon-sun' };

/**
 * Goods hanging in the street, bottom layer first; a neon ring around the hoodie, and the position
 * of two neon bars. The wide scene is dark on the left, where the text is.
 */
const wide = {
  scene: landscape,
  ring: { x: 1290, y: 520, radius: 410 },
  bars: { x: 2050, y: 110 },
  clips: [205, 335, 90],
  goods: [
    { ...vest, x: 1800, y: 600, width: 780, turn: 7 },
    { ...hoodie, x: 1290, y: 610, width: 840, turn: -4 },
  ],
};

const tall = {
  scene: portrait,
  ring: { x: 575, y: 560, radius: 455 },
  bars: { x: 1190, y: -60 },
  clips: [190, 350],
  goods: [{ ...hoodie, x: 575, y: 700, width: 990, turn: -4 }],
};

/** Intensity of a light at a distance. */
const reach = (away, far) => Math.exp(-((away / far) ** 1.4));

/** Light of both tubes on the wall. */
function lightOf({ ring, bars }) {
  return (x, y) => {
    const around = Math.abs(Math.hypot(x - ring.x, y - ring.y) - ring.radius);
    const aslant = Math.abs((x - bars.x) * 0.904 + (y - bars.y) * 0.429 - 30);
    const [rosy, green] = [reach(around, 300), reach(aslant, 210) * smooth(-750, -250, x - bars.x)];
    const gloom = [17, 14, 30];
    return gloom.map(
      (dark, c) => dark + 175 * rosy * [1, 0.16, 0.52][c] + 120 * green * [0.72, 1, 0.16][c],
    );
  };
}

const brick = { width: 148, height: 52, joint: 7 };

/** Height of the wall at a point: joints are recessed, and every brick has its own tone. */
function brickAt(x, y, tone) {
  const row = Math.floor(y / brick.height);
  const along = x + (row % 2) * (brick.width / 2);
  const column = Math.floor(along / brick.width);
  const [dx, dy] = [along - column * brick.width, y - row * brick.height];
  const edge = Math.min(dx, brick.width - dx, dy, brick.height - dy);
  const face = smooth(brick.joint * 0.4, brick.joint, edge);
  const lip =
    smooth(brick.joint * 2.2, brick.joint, edge) * face * (dy < brick.height / 2 ? 0.22 : -0.16);
  return 0.34 + face * (0.52 + 0.16 * tone(column * 3.7 + 0.5, row * 5.3 + 0.5)) + lip;
}

/** Painted bricks. */
function wall(street, seed) {
  const [tone, grain, wear] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  const lightAt = lightOf(street);
  return painted(street.scene, (x, y) => {
    const rough = 1 + 0.09 * grain(x / 3, y / 3) + 0.13 * wear(x / 60, y / 44);
    const stands = brickAt(x, y, tone) * rough;
    return lightAt(x, y).map((value) => value * stands);
  });
}

/** Neon tube: white in its middle, colour around it, and a haze over its surroundings. */
function tube(scene, shape, colour, haze) {
  const soft = (id, by) =>
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${scene.width}" height="${scene.height}"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const stroke = (width, paint, more) =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${paint}" stroke-width="${width}" ${more}>${shape}</g>`;
  return svgLayer(
    scene,
    `${soft('far', 90)}${soft('near', 26)}${soft('rim', 5)}
    ${stroke(90, colour, `filter="url(#far)" opacity="${haze}"`)}${stroke(30, colour, 'filter="url(#near)" opacity="0.75"')}
    ${stroke(17, colour, 'filter="url(#rim)"')}${stroke(12, colour, '')}${stroke(5, '#fff6fb', '')}`,
    'screen',
  );
}

/** Clips that hold the tubes. */
function mounts({ scene, ring, bars, clips }) {
  const onRing = clips.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [ring.x + ring.radius * Math.cos(turn), ring.y + ring.radius * Math.sin(turn)];
  });
  const onBars = [
    [bars.x - 95, bars.y + 200],
    [bars.x - 36, bars.y + 330],
  ];
  const clip = ([x, y]) =>
    `<rect x="${x - 9}" y="${y - 13}" width="18" height="26" rx="4" fill="#0b0a12" opacity="0.9"/>`;
  return svgLayer(scene, [...onRing, ...onBars].map(clip).join(''));
}

/** Light of the tubes on the goods in front of them. */
function lightOnCloth({ scene, ring, bars }) {
  return svgLayer(
    scene,
    `<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="${ring.x}" cy="${ring.y - 440}" r="900"><stop offset="0" stop-color="${pink}" stop-opacity="0.5"/><stop offset="1" stop-color="${pink}" stop-opacity="0"/></radialGradient>
    <radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${bars.x - 50}" cy="${bars.y + 310}" r="560"><stop offset="0" stop-color="${lime}" stop-opacity="0.55"/><stop offset="1" stop-color="${lime}" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#p)"/><rect width="100%" height="100%" fill="url(#l)"/>`,
    'soft-light',
  );
}

async function composed(street, last) {
  const { scene, ring, bars, goods } = street;
  const cloth = [];
  for (const garment of goods)
    cloth.push(...(await laid(scene, { ...garment, drop: 16, weight: 1.5 })));
  const circle = `<circle cx="${ring.x}" cy="${ring.y}" r="${ring.radius}"/>`;
  const lines = `<path d="M${bars.x} ${bars.y}l-460 970m540-890-440 930"/>`;
  return {
    ground: wall(street, 47),
    layers: [
      mounts(street),
      tube(scene, lines, lime, 0.3),
      tube(scene, circle, pink, 0.4),
      ...cloth,
      lightOnCloth(street),
      last,
    ],
  };
}

/** Hoodie and vest on a wall at night, lit by neon tubes. */
export function neon() {
  const dark = svgLayer(
    landscape,
    `<linearGradient id="s"><stop offset="0" stop-color="#07060d" stop-opacity="0.82"/><stop offset="0.42" stop-color="#07060d" stop-opacity="0"/></linearGradient>
    <linearGradient id="f" x2="0" y2="1"><stop offset="0.7" stop-color="#07060d" stop-opacity="0"/><stop offset="1" stop-color="#07060d" stop-opacity="0.75"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#s)"/><rect width="100%" height="100%" fill="url(#f)"/>`,
  );
  return composed(wide, dark);
}

export function neonTall() {
  return composed(tall, fade(portrait, '#0a0016', 0.68, 0.9));
}
