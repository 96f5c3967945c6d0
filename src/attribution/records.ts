/** The cookies with the records of a visit; the names are those of WooCommerce's tracker. */
export const current = 'sbjs_current';
export const currentExtra = 'sbjs_current_add';
export const first = 'sbjs_first';
export const firstExtra = 'sbjs_first_add';
export const session = 'sbjs_session';
export const user = 'sbjs_udata';
export const migrations = 'sbjs_migrations';
export const promo = 'sbjs_promo';

export const cookieNames = [
	current,
	currentExtra,
	first,
	firstExtra,
	session,
	user,
	migrations,
	promo,
];
