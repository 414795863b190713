/** Work that erases an account when its grace is over (rights/erase-user.ts). */
export const ERASE = 'user.erase';
