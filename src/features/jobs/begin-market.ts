/** The queries that the route asks before its screen is drawn. */
export { beginMarket } from '../../replica/market/market-start.ts';
