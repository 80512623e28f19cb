import { Module } from '@nestjs/common';

import { ThemeDesk } from './themes.service.js';
import { ThemesController } from './themes.controller.js';

@Module({ controllers: [ThemesController], providers: [ThemeDesk] })
export class ThemesModule {}
