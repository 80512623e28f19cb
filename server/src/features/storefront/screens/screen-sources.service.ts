import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import { SCREENS } from '@selvedge/shared/storefront/screens.gen';

import { SourceMark, type AnyScreenSource } from './screen-source.port.js';

/** Finds the source of each screen among the providers of all features. */
@Injectable()
export class ScreenSources implements OnModuleInit {
  private readonly sources = new Map<AnyScreenDefinition, AnyScreenSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  /**
   * Throws if a screen has no source, so that the error occurs at start-up instead of on a visit.
   */
  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: SourceMark.KEY })) {
      const definition = this.discovery.getMetadataByDecorator(SourceMark, provider);
      // Only `Screen` sets the mark, and it accepts only screen sources.
      if (definition) this.sources.set(definition, provider.instance as AnyScreenSource);
    }
    for (const definition of SCREENS) this.of(definition);
  }

  of(definition: AnyScreenDefinition): AnyScreenSource {
    const source = this.sources.get(definition);
    if (source === undefined) throw new Error(`The screen ${definition.name} has no source.`);
    return source;
  }
}
