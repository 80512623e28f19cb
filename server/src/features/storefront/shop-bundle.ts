import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { ScreenName, ShopRenderer } from '@selvedge/shared/storefront/contract';

/** The built client, from the source as well as from the built server. */
export const clientFolder = new URL('../../../../client/dist/', import.meta.url);

/** What Vite's manifest says of one file (https://vite.dev/guide/backend-integration). */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Paths of this host. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The small script that starts the program later. */
  readonly loader: string;
  readonly program: string;
}

const loaderEntry = 'src/app/shop/loader.ts';
const programEntry = 'src/app/shop/entry-client.tsx';

interface Bundle {
  readonly renderer: ShopRenderer;
  readonly manifest: Manifest;
}

/** The client's program and files: the only place that knows how they were built. Read once, when first asked for. */
@Injectable()
export class ShopBundle {
  private bundle: Promise<Bundle> | undefined;

  async renderer(): Promise<ShopRenderer> {
    return (await this.loaded()).renderer;
  }

  /** What a page of this screen needs, in the order in which its styles apply. */
  async files(screen: ScreenName, fontFiles: readonly string[]): Promise<PageFiles> {
    const { renderer, manifest } = await this.loaded();
    const styles = [programEntry, renderer.modules[screen]].flatMap((entry) =>
      stylesOf(manifest, entry),
    );
    const entries = Object.entries(manifest);
    const fonts = fontFiles.flatMap((name) => {
      const found = entries.find(([source]) => source.endsWith(`/${name}`));
      return found === undefined ? [] : [`/${found[1].file}`];
    });
    return {
      styles: [...new Set(styles)],
      fonts,
      loader: `/${entryOf(manifest, loaderEntry).file}`,
      program: `/${entryOf(manifest, programEntry).file}`,
    };
  }

  private loaded(): Promise<Bundle> {
    this.bundle ??= load();
    return this.bundle;
  }
}

async function load(): Promise<Bundle> {
  const manifest = await readFile(new URL('web/.vite/manifest.json', clientFolder), 'utf8');
  const program: unknown = await import(new URL('ssr/entry-server.js', clientFolder).href);
  return {
    // The client's build is checked against the same contract.
    renderer: program as ShopRenderer,
    // Vite writes it in this form.
    manifest: JSON.parse(manifest) as Manifest,
  };
}

function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`The client's build has no ${name}.`);
  return entry;
}

/** The styles of a module and of all it imports, what is imported first. */
function stylesOf(manifest: Manifest, name: string): readonly string[] {
  const { imports = [], css = [] } = entryOf(manifest, name);
  return [...imports.flatMap((one) => stylesOf(manifest, one)), ...css.map((file) => `/${file}`)];
}
