/** LAY-050. */
const particleCount = 25;
/** In animation frames (LAY-050). */
const tickCount = 100;
const colours = ['#e4572e', '#f3a712', '#29ab87', '#2e86ab', '#a23b72'] as const;

/** Particle; positions and speeds are fractions of the screen's width and height. */
interface Particle {
  readonly x: number;
  readonly y: number;
  /** Horizontal movement per tick. */
  readonly dx: number;
  readonly dy: number;
  readonly angle: number;
  readonly colour: string;
}

/** Target of the animation. */
export interface Stage {
  readonly draw: (particles: readonly Particle[], fade: number) => void;
  /** Schedules the next animation frame. */
  readonly nextFrame: (then: () => void) => void;
  readonly clear: () => void;
}

/** Animates 25 particles for 100 ticks, then clears the canvas (LAY-050). */
export function throwOn(stage: Stage, random: () => number = Math.random): void {
  let particles = Array.from({ length: particleCount }, (_, index) => thrown(index, random));
  let tick = 0;
  const next = () => {
    if (tick === tickCount) {
      stage.clear();
      return;
    }
    stage.draw(particles, 1 - tick / tickCount);
    particles = particles.map(fallen);
    tick += 1;
    stage.nextFrame(next);
  };
  next();
}

function thrown(index: number, random: () => number): Particle {
  return {
    x: 0.5,
    y: 0.6,
    dx: (random() - 0.5) * 0.02,
    dy: -0.008 - random() * 0.012,
    angle: random() * Math.PI,
    colour: colours[index % colours.length] ?? colours[0],
  };
}

/** Advances a particle by one tick with gravity and drag. */
function fallen({ x, y, dx, dy, angle, colour }: Particle): Particle {
  return { x: x + dx, y: y + dy, dx: dx * 0.98, dy: dy + 0.0004, angle: angle + 0.15, colour };
}

/** Runs confetti over the whole screen without blocking input. */
export function celebrate(): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return;
  Object.assign(canvas, { width: innerWidth, height: innerHeight, ariaHidden: 'true' });
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '30',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  throwOn({
    draw: (particles, fade) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const particle of particles) drawOne(context, particle, fade);
    },
    nextFrame: (then) => requestAnimationFrame(then),
    clear: () => canvas.remove(),
  });
}

function drawOne(context: CanvasRenderingContext2D, particle: Particle, fade: number): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, particle.x * width, particle.y * height);
  context.rotate(particle.angle);
  context.globalAlpha = fade;
  context.fillStyle = particle.colour;
  context.fillRect(-5, -3, 10, 6);
  context.resetTransform();
}
