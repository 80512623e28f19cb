import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { officeCsp } from '../content-security-policy.js';
import { sendPolicy } from '../http/security-headers.js';
import { NotFound } from '../refusals.js';
import { describeApi } from './describe-api.js';
import { docsPage, docsScript, docsStyle } from './docs-page.js';
import { Sends } from './sends.js';

type Source = () => string | Promise<string>;

const require = createRequire(import.meta.url);
const ofSwagger = {
  style: require.resolve('swagger-ui-dist/swagger-ui.css'),
  script: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};

/** Files of the page, all served from here. */
const files: Readonly<Record<string, readonly [type: string, source: Source]>> = {
  'swagger-ui.css': ['text/css', () => readFile(ofSwagger.style, 'utf8')],
  'swagger-ui-bundle.js': ['text/javascript', () => readFile(ofSwagger.script, 'utf8')],
  'docs.css': ['text/css', () => docsStyle],
  'docs.js': ['text/javascript', () => docsScript],
};

/** API description for people and programs, on the host of the main brand. */
@Controller('docs')
export class DocsController {
  private description: string | undefined;

  constructor(private readonly modules: ModulesContainer) {}

  @Get()
  @Sends({ 200: ['text/html'] })
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    requireMainBrand(request);
    sendPolicy(reply, officeCsp());
    await reply.type('text/html; charset=utf-8').send(docsPage);
  }

  @Get('openapi.json')
  @Sends({ 200: ['application/json'] })
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    requireMainBrand(request);
    this.description ??= JSON.stringify(describeApi(this.modules));
    await reply.type('application/json; charset=utf-8').send(this.description);
  }

  /** Returns a stylesheet or script of the page. */
  @Get(':file')
  @Sends({ 200: ['text/css', 'text/javascript'] })
  async file(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('file') name: string,
  ): Promise<void> {
    requireMainBrand(request);
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) throw new NotFound();
    const [type, source] = file;
    await reply.type(`${type}; charset=utf-8`).send(await source());
  }
}

function requireMainBrand({ facts }: FastifyRequest): void {
  if (facts.tenant.division !== MAIN_DIVISION) throw new NotFound();
}
