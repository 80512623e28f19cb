import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import { SCREENS } from '@selvedge/shared/storefront/screens.gen';

import { SourceMark, type AnyScreenSource } from './screen-source.port.js';

/** The source of every screen, found among what all features provide. */
@Injectable()
export class ScreenSources implements OnModuleInit {
  private readonly sources = new Map<AnyScreenDefinition, AnyScreenSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws where a screen has no source: nobody would notice before its first visitor. */
  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: SourceMark.KEY })) {
      const definition = this.discovery.getMetadataByDecorator(SourceMark, provider);
      // Only Screen marks providers, and it takes nothing else.
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
