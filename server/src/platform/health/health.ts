import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

const refreshMs = 1_000;

/** State of one part. Its details may be public: no addresses, no error messages. */
export interface PartHealth {
  readonly up: boolean;
  readonly [detail: string]: string | number | boolean | null;
}

export interface HealthReport {
  readonly status: 'up' | 'down';
  readonly parts: Readonly<Record<string, PartHealth>>;
}

interface Part {
  readonly name: string;
  readonly probe: () => Promise<PartHealth>;
  readonly isOptional: boolean;
}

/**
 * State of the server and its parts (API-059). Each part is probed once a second, never by a
 * request. A part that throws or does not answer within that second is down.
 */
@Injectable()
export class Health implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly parts: Part[] = [];
  private timer: NodeJS.Timeout | undefined;
  private rounds = 0;
  private reported = 0;
  private report: HealthReport = { status: 'down', parts: {} };

  /** Registers a part. The server works without an optional one (NFR-011: Redis). */
  watch(
    name: string,
    probe: () => Promise<PartHealth>,
    { isOptional = false }: { readonly isOptional?: boolean } = {},
  ): void {
    this.parts.push({ name, probe, isOptional });
  }

  current(): HealthReport {
    return this.report;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.begin();
  }

  /** Starts probing, also before the server is ready. Idempotent. */
  async begin(): Promise<void> {
    this.timer ??= setInterval(() => void this.refresh(), refreshMs).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Probes all parts now. */
  async refresh(): Promise<void> {
    this.rounds += 1;
    const round = this.rounds;
    const states = await Promise.all(
      this.parts.map(async (part) => ({ ...part, state: await stateOf(part) })),
    );
    // Discard the result of an older, slower check.
    if (round < this.reported) return;
    this.reported = round;
    this.report = {
      status: states.every(({ state, isOptional }) => state.up || isOptional) ? 'up' : 'down',
      parts: Object.fromEntries(states.map(({ name, state }) => [name, state])),
    };
  }
}

async function stateOf({ probe }: Part): Promise<PartHealth> {
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<PartHealth>((resolve) => {
    late = setTimeout(resolve, refreshMs, { up: false });
  });
  try {
    return await Promise.race([probe(), silence]);
  } catch {
    return { up: false };
  } finally {
    clearTimeout(late);
  }
}
