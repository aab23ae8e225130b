import { brand } from '@parlour/contract/brand';
import { call } from './api';

export const listServiceLinks = () => call(brand.listServiceLinks, {});
export const listRoutes = () => call(brand.listRoutes, {});
