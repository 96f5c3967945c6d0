/** The cookies with the records of a visit; the names are those of WooCommerce's tracker. */
export const records = {
	current: 'sbjs_current',
	currentExtra: 'sbjs_current_add',
	first: 'sbjs_first',
	firstExtra: 'sbjs_first_add',
	session: 'sbjs_session',
	user: 'sbjs_udata',
	migrations: 'sbjs_migrations',
	promo: 'sbjs_promo',
} as const;

export const cookieNames = Object.values( records );
