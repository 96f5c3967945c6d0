import { openOnClick } from '../open-on-click';

/** Opens the login by the links to the account that PHP has marked. */
export const watchLogin = ( root: Document ): void =>
	openOnClick(
		root,
		'a[data-login]',
		() => import( /* webpackChunkName: "login" */ './login' )
	);
