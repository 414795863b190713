import type { productCalls } from '../../../contract/calls/product.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const productHandlers: HandlersOf<typeof productCalls> = {};
