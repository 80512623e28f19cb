import { Module } from '@nestjs/common';

import { ThemesService } from './themes.service.js';
import { ThemesController } from './themes.controller.js';

@Module({ controllers: [ThemesController], providers: [ThemesService] })
export class ThemesModule {}
