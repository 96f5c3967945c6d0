import { openOnClick } from '../open-on-click';

/**
 * The menu of a phone, and the disclosures of a wide screen. Until it is loaded
 * the first is a popover, and the others open under the pointer.
 */
export const watchMenu = ( root: Document ): void =>
	openOnClick(
		root,
		'.site-header__menu,.menu__toggle',
		() => import( /* webpackChunkName: "menu" */ './menu' ),
		// Under the pointer a list opens by its entry.
		'.site-header__menu,.menu li'
	);
