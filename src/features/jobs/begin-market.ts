/** The queries that the route asks before its screen is drawn. */
export { foretellMarket } from '../../replica/market/market-start.ts';
