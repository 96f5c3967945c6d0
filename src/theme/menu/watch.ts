import { openOnClick } from '../open-on-click';

/**
 * The menu of phones, and the disclosures of wide screens. Before their script is
 * loaded, the first is a popover, and the others open on hover.
 */
export const watchMenu = ( root: Document ): void =>
	openOnClick(
		root,
		'.site-header__menu,.menu__toggle',
		() => import( /* webpackChunkName: "menu" */ './menu' ),
		// On hover, the whole entry opens its list.
		'.site-header__menu,.menu li'
	);
